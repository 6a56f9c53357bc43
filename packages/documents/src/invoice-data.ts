interface PrintedParty {
  name: string;
  lines: readonly string[];
}

/** What the Typst template of invoices reads: words and amounts as they are to be printed. */
export interface InvoiceData {
  title: string;
  language: string;
  /** A warning above everything, such as that no money moved; null for none. */
  band: string | null;
  heading: string;
  labels: { seller: string; buyer: string };
  seller: PrintedParty;
  buyer: PrintedParty;
  facts: readonly { label: string; value: string }[];
  /** Heads of the columns; each line has as many cells. */
  head: readonly string[];
  lines: readonly (readonly string[])[];
  totals: readonly { label: string; value: string; strong: boolean }[];
  notes: readonly string[];
  footer: string;
}
