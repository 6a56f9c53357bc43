export interface PageBytes {
  html: Buffer;
  /** Strong, with its quotes. */
  etag: string;
}

export interface PageCache {
  get(key: string): PageBytes | undefined;
  set(key: string, page: PageBytes): void;
}

/** Keeps the pages that were asked for last, up to so many bytes of them. */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new Map<string, PageBytes>();
  let bytes = 0;
  const remove = (key: string, { html }: PageBytes): void => {
    pages.delete(key);
    bytes -= html.byteLength;
  };
  return {
    get(key) {
      const page = pages.get(key);
      if (page === undefined) return undefined;
      // A map keeps the order of insertion: the first entry is the one that nobody asked for longest.
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    set(key, page) {
      const before = pages.get(key);
      if (before !== undefined) remove(key, before);
      pages.set(key, page);
      bytes += page.html.byteLength;
      for (const [oldest, old] of pages) {
        if (bytes <= maxBytes) return;
        remove(oldest, old);
      }
    },
  };
}
