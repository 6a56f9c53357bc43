/** Whose log is missing by right, in sentences: a signature shows that the account was deleted, not who was logged in. */
import type { DeletedSites } from './deleted-sites.ts';
import type { Deletion } from './deletion.ts';

/** Told one by one; the newest. */
const mostTold = 1000;

export function describeDeletions({ rows }: DeletedSites, only?: string): string[] {
  const about = rows.filter(({ siteId }) => siteId !== null && (only === undefined || siteId === only));
  const newest = about.toSorted((one, other) => +other.at - +one.at).slice(0, mostTold);
  const left = about.length - newest.length;
  return [
    `Logs deleted by right: ${about.length}.`,
    ...newest.map(sentenceOf),
    ...(left > 0 ? [`And ${left} earlier ones.`] : []),
  ];
}

function sentenceOf({ siteId, at, signature }: Deletion): string {
  const day = at.toISOString().slice(0, 10);
  return signature === null
    ? `Site ${siteId}: gone before deletions were signed, noted on ${day}.`
    : `Site ${siteId}: deleted with its account on ${day}.`;
}
