/** Where this server serves media of a network host. */
export const slateMediaPath = "/slate-media/";
export const authorPicturePath = "/author-pictures/";
