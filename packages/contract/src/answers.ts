/**
 * The shape of answers, before a questionnaire judges what they mean. Bounds are those of the
 * questionnaires: a value that fits no kind of question is refused here, beside its field.
 */
import * as z from 'zod/mini';
import { language } from './fields.ts';
import { limits } from './limits.ts';

const words = z.string().check(z.maxLength(limits.area));
const optionId = z.string().check(z.minLength(1), z.maxLength(limits.text));
const options = z.array(optionId).check(z.maxLength(limits.chosen));
/** An option added by the person, or one row of a group: `_id` keeps its place while others move. */
const fieldName = z.string().check(z.regex(/^_?[a-z][\w.-]{0,79}$/i));

const plain = [
  words,
  z.number(),
  options,
  z.strictObject({ added: options, removed: options }),
  z.strictObject({
    amount: z.int().check(z.minimum(0), z.maximum(100_000)),
    unit: z.enum(['days', 'weeks', 'months', 'years']),
  }),
  z.partialRecord(language, words),
] as const;

/** Groups do not nest deeper than one list of entries inside a row. */
const innerRow = z
  .record(fieldName, z.union([...plain]))
  .check(z.refine((row) => Object.keys(row).length <= limits.fields, 'too-many'));
const row = z
  .record(fieldName, z.union([...plain, z.array(innerRow).check(z.maxLength(limits.rows))]))
  .check(z.refine((entry) => Object.keys(entry).length <= limits.fields, 'too-many'));

export const answerValue = z
  .union([...plain, z.array(row).check(z.maxLength(limits.rows))])
  .register(z.globalRegistry, {
    id: 'AnswerValue',
    description:
      'Text, number, chosen option ids, what was added to or removed from a derived list, a period, a text per language, or rows.',
  });

export const answers = z
  .record(fieldName, answerValue)
  .check(
    z.refine((all) => Object.keys(all).length <= limits.fields, 'too-many'),
    z.refine((all) => utf8Bytes(JSON.stringify(all)) <= limits.answersBytes, 'answers-too-large'),
  )
  .register(z.globalRegistry, {
    id: 'Answers',
    description: 'Answers by question id, language-independent.',
  });

/** RFC 3629; the text is well formed, so every surrogate is half of a four-byte character. */
function utf8Bytes(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800 || (unit >= 0xd800 && unit < 0xe000)) bytes += 2;
    else bytes += 3;
  }
  return bytes;
}
