/** What one file may weigh. */
export const fileBytes = 10 * 1024 * 1024;

/** What `accept` of a file field says of `FileType`. */
export const acceptedFiles = "image/jpeg,image/png,image/webp,application/pdf";
