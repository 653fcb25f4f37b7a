/** Apart from the list of communities, because every page draws one strip of each cloth and needs no more. */
export const communityIds = [1, 2, 3, 4, 5, 6] as const;
