/** Professionals that one person may save, and folders that they may have. */
export const mostSaved = 200;
export const mostFolders = 20;

/** Those that a guest may save: they are kept by the browser, in a cookie. */
export const mostSavedByGuest = 30;

/** How long a removed one can be brought back; a little longer than the page offers it. */
export const undoSeconds = 3600;

/** Characters. */
export const noteLength = 1000;
export const folderLength = 60;
