/** What a check of the log can find. Days are ISO dates (UTC). */
export type LogFault =
  | { what: 'seal-missing' | 'seal-changed' | 'answers-differ'; site: string; number: number }
  | { what: 'answer-without-seal'; site: string; at: string }
  | { what: 'sealing-behind' | 'request-sealing-behind'; at: string }
  | { what: 'count-wrong' | 'site-missing'; site: string; day: string }
  | { what: 'banner-changed' | 'banner-missing'; site: string; snapshot: string }
  | { what: 'day-missing' | 'day-changed' | 'day-unsigned' | 'signature-wrong'; day: string }
  | { what: 'key-foreign' | 'months-missing'; day: string }
  | { what: 'stamp-changed' | 'stamp-early' | 'stamp-foreign'; day: string }
  | {
      what: 'evidence-missing' | 'evidence-changed' | 'evidence-file-changed';
      website: string;
      number: number;
    }
  | { what: 'evidence-without-entry'; scan: string }
  | {
      what: 'request-seal-missing' | 'request-seal-changed' | 'request-missing';
      desk: string;
      number: number;
    }
  | { what: 'request-changed' | 'request-without-seal'; desk: string; request: string }
  | { what: 'state-missing' };

/** A log that was rewritten has as many faults as rows. */
export const maxFaults = 1000;

/** A fault as an operator reads it. */
export function faultSentence(fault: LogFault): string {
  switch (fault.what) {
    case 'seal-missing':
      return `Site ${fault.site}: seal ${fault.number} was removed or put in another place.`;
    case 'seal-changed':
      return `Site ${fault.site}: seal ${fault.number} was changed or added later.`;
    case 'answers-differ':
      return `Site ${fault.site}: the answers under seal ${fault.number} are not those that were sealed.`;
    case 'answer-without-seal':
      return `Site ${fault.site}: an answer received at ${fault.at} stands under no seal.`;
    case 'sealing-behind':
      return `Sealing has stopped: an answer received at ${fault.at} waits for it.`;
    case 'site-missing':
      return `Site ${fault.site}: signed on ${fault.day}, and gone without a signed deletion.`;
    case 'count-wrong':
      return `Site ${fault.site}: the counters of ${fault.day} do not say what the log holds.`;
    case 'banner-changed':
      return `Site ${fault.site}: the published banner ${fault.snapshot} is not what was published.`;
    case 'banner-missing':
      return `Site ${fault.site}: the published banner ${fault.snapshot}, which was answered, was removed.`;
    case 'day-missing':
      return `A signed day before ${fault.day} was removed or put in another place.`;
    case 'day-changed':
      return `The sites signed for ${fault.day} are not those of its signature.`;
    case 'day-unsigned':
      return `The answers of ${fault.day} are sealed, but the day has no signature.`;
    case 'signature-wrong':
      return `The signature of ${fault.day} does not fit.`;
    case 'key-foreign':
      return `${fault.day}, the newest signed day, was signed with another key than that of this instance. If its secret was changed since, this ends with the next day.`;
    case 'months-missing':
      return `The months before ${fault.day} were removed, which CONSENT_MONTHS would keep.`;
    case 'stamp-changed':
      return `The time stamp of ${fault.day} is not one over that day as it is now.`;
    case 'stamp-early':
      return `The time stamp of ${fault.day} is older than the end of that day.`;
    case 'stamp-foreign':
      return `The time stamp of ${fault.day} is of nobody whom TIMESTAMP_CA trusts. It must name earlier authorities too.`;
    case 'evidence-missing':
      return `Website ${fault.website}: entry ${fault.number} of its files of evidence was removed or put in another place.`;
    case 'evidence-changed':
      return `Website ${fault.website}: entry ${fault.number} of its files of evidence was changed or added later.`;
    case 'evidence-file-changed':
      return `Website ${fault.website}: file of evidence ${fault.number} is not the one that was sealed.`;
    case 'evidence-without-entry':
      return `Check ${fault.scan}: its file of evidence has no entry.`;
    case 'request-seal-missing':
      return `Desk ${fault.desk}: seal ${fault.number} of its log of requests was removed or put in another place.`;
    case 'request-seal-changed':
      return `Desk ${fault.desk}: seal ${fault.number} of its log of requests was changed or added later.`;
    case 'request-missing':
      return `Desk ${fault.desk}: what stands under seal ${fault.number} of its log of requests was removed.`;
    case 'request-changed':
      return `Desk ${fault.desk}: request ${fault.request} is not what was sealed.`;
    case 'request-without-seal':
      return `Desk ${fault.desk}: an event of request ${fault.request} stands under no seal.`;
    case 'request-sealing-behind':
      return `Sealing has stopped: an event of a request of ${fault.at} waits for it.`;
    case 'state-missing':
      return 'The note how far the log is sealed was removed or set back.';
  }
}
