/**
 * The national rules that carry out Article 5(3) of Directive 2002/58/EC, in the form that follows
 * 'this follows from' ('resulta de', 'résulte de', 'risulta da' with their article).
 */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';

const states = ['AT', 'DE', 'ES', 'FR', 'IT', 'NL'] as const;
type DeviceState = (typeof states)[number];

/** The state whose rules apply to the owner; undefined where we have no wording. */
export function statuteOf(country: string | undefined): DeviceState | undefined {
  return states.find((state) => state === country);
}

export const deviceStatutes = wordList(import.meta.url, 'deviceStatutes', [
  'AT',
  'DE',
  'ES',
  'FR',
  'IT',
  'NL',
]) satisfies Record<Language, Record<DeviceState, string>>;
