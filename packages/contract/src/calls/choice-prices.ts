/** What each choice of a step would add to the price, before it is made. */
import * as z from 'zod/mini';
import { answers } from '../answers.ts';
import { defineCall } from '../call.ts';
import { agreementType, amount, costs, currency, idParams } from '../fields.ts';
import { limits } from '../limits.ts';

const asked = {
  type: agreementType,
  answers,
  /** Ids of the questions on screen, of those that do not stand in a repetition. */
  questions: z
    .array(z.string().check(z.regex(/^[a-z][\w-]{0,79}$/i)))
    .check(z.maxLength(limits.pricedQuestions)),
};

const prices = z.object({
  currency,
  /** Of the answers as they are. */
  costs,
  /** What premium alone would add: editing by hand, and no credit line. */
  premium: amount,
  /** Only choices that cost something. */
  choices: z.array(
    z.object({
      question: z.string(),
      /** An option, `yes`, or `+` for a further entry of a repetition. */
      option: z.string(),
      /** What the total would grow by; of a choice that is made: what it would shrink by without it. */
      adds: amount,
      /** What of that is premium, which is paid once. */
      premium: amount,
    }),
  ),
});
export type ChoicePrices = z.output<typeof prices>;

export const priceChoices = defineCall({
  id: 'priceChoices',
  method: 'POST',
  path: '/agreement/price-choices',
  summary: 'What each choice of some questions would add to the price of a new agreement.',
  limit: 'preview',
  activity: { none: 'reads only' },
  key: { scope: null, of: 'nothing' },
  body: z.strictObject(asked),
  result: prices,
});

export const priceUpdateChoices = defineCall({
  id: 'priceUpdateChoices',
  method: 'POST',
  path: '/agreement/update/price-choices/:id',
  summary: 'The same for an agreement that exists: what was paid for costs nothing again.',
  limit: 'preview',
  activity: { none: 'reads only' },
  key: { scope: 'read', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  body: z.strictObject(asked),
  result: prices,
});
