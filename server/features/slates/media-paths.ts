/** Where media of a network host is served by us. */
export const slateMediaPath = "/slate-media/";
export const authorPicturePath = "/author-pictures/";
