/** Where the built files of the script lie. */
export const builtFiles = new URL('../build/', import.meta.url);
