/** What the figure asks of the program that scans. */
export interface ScanQuestion {
  kind: 'scanner' | 'ways' | 'documented' | 'sdks' | 'planted';
  /** From now on everything else comes first. */
  isAside?: boolean;
}

export interface ScanAnswer {
  visits: number;
  counts: Readonly<Record<string, number>>;
}
