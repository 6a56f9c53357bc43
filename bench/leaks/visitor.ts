/** A visitor with a browser of his own that remembers nobody before him. */
export interface Visitor {
  open(url: string): Promise<void>;
  /** An expression of JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** What scripts of the page threw and nobody caught. */
  errors: string[];
  close(): Promise<void>;
}

export interface LeakBrowser extends AsyncDisposable {
  name: 'chromium' | 'firefox';
  visitor(): Promise<Visitor>;
}
