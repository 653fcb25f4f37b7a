export const changesPath = (hostId: number) => `/api/providerCalendar/changes?kindredProviderId=${hostId}`;
