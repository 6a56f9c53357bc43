/** Whether other companies may follow people across websites by way of the service. */
import { given } from '../../document/authoring.ts';
import { factsOf } from '../../law/facts.ts';
import type { Answers } from '../../questionnaire/definition.ts';
import { providerQuestions } from '../words/providers.ts';

/** A provider that the person added may be a tracker: nobody has looked at it. */
export function othersMayTrack(answers: object): boolean {
  const facts = factsOf(answers as Answers);
  const own = answers as Readonly<Record<string, unknown>>;
  return (
    facts.has('data:third-party-collection') ||
    facts.has('data:cross-site-tracking') ||
    providerQuestions.some(([question]) => given(own[`${question}.own`]))
  );
}
