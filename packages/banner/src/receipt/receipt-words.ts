import type { ConsentAction } from '@clausewright/contract/banner';
import type { Failure, Verdict } from './check-receipt.ts';

/** Every word of the page and of the command, in one language. Names in `{}` are filled in. */
export interface ReceiptWords {
  title: string;
  lead: string;
  noScript: string;
  language: string;
  file: string;
  fileHint: string;
  paste: string;
  check: string;
  save: string;
  get: string;
  getLead: string;
  site: string;
  record: string;
  load: string;
  /** In place of the link to the receipt while one of the two is not given in full. */
  loadNot: string;
  unreadable: string;
  tooLarge: string;
  noCrypto: string;
  result: string;
  /** With `{all}`, `{proven}`, `{open}`, `{failed}`. */
  summary: string;
  leftOut: string;
  /** Name, and what it means. With `{day}`, `{seal}`, `{key}`. */
  verdicts: Readonly<Record<Verdict['state'], readonly [string, string]>>;
  failures: Readonly<Record<Failure, string>>;
  rows: Readonly<
    Record<'when' | 'decision' | 'allowed' | 'refused' | 'signal' | 'country' | 'shown', string>
  >;
  actions: Readonly<Record<ConsentAction, string>>;
  nothing: string;
  signalSent: string;
  /** With `{language}` and `{snapshot}`. */
  banner: string;
  shownDetails: string;
  buttons: string;
  providers: string;
}
