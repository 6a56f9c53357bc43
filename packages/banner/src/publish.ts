/** What server and editor need of the banner: words, colours, rules and what is published; filled file by file. */
export {};
