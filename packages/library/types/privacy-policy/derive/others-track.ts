/** Whether other companies may follow people across websites by way of the service. */
import { given } from '@clausewright/engine/document/authoring';
import { providerQuestions } from './providers.ts';
import { holdsFact } from './holds-fact.ts';

/** A provider that the person added may be a tracker: nobody has looked at it. */
export function othersMayTrack(answers: object): boolean {
  const own = answers as Readonly<Record<string, unknown>>;
  return (
    holdsFact(answers, 'data:third-party-collection', 'data:cross-site-tracking') ||
    providerQuestions.some(([question]) => given(own[`${question}.own`]))
  );
}
