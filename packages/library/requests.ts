/** The server's entry to what laws let visitors ask for, and until when. */
export { isLawTag, lawTags } from './laws/is-law-tag.ts';
export type { LawTag } from './laws/law-tags.ts';
export { type RequestPeriod, requestPeriods, type RequestSpan } from './laws/request-periods.ts';
