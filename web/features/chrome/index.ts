export { DownloadDialog, StaticDownloadDialog } from "./download-dialog.tsx";
export { DownloadLink } from "./download-link.tsx";
export { PageFrame } from "./page-frame.tsx";
