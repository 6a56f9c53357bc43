import { type Markup, markup } from '../../platform/mail/markup.ts';

export type FieldFault = 'missing' | 'too-long' | 'unusable';

export interface FaultyField {
  /** Of the control. */
  id: string;
  label: string;
  fault: FieldFault;
  /** Asks for what belongs there. */
  missing: string;
  /** In characters. */
  longest: number;
}

/** Of a page with a form: its catalogue has these sentences. */
type FaultWords = (key: 'faults' | 'fault-long' | 'fault-text', values?: { max: string }) => string;

/** The sentence beside the field. */
export function faultSentence(say: FaultWords, { fault, missing, longest }: FaultyField): string {
  if (fault === 'too-long') return say('fault-long', { max: String(longest) });
  return fault === 'unusable' ? say('fault-text') : missing;
}

/** What is wrong in one list above the form, each with the way to its field; nothing where nothing is. */
export function faultList(say: FaultWords, faulty: readonly FaultyField[]): Markup[] {
  if (faulty.length === 0) return [];
  const items = faulty.map((field) => {
    const words = faultSentence(say, field);
    // Away from its field, what could be said of any field has to name it.
    const named = field.fault === 'missing' ? words : `${field.label} – ${words}`;
    return markup`<li><a href="${`#${field.id}`}">${named}</a></li>`;
  });
  return [markup`<div class="faults" role="alert"><h2>${say('faults')}</h2><ul>${items}</ul></div>`];
}
