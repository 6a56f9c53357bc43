/** What each choice on screen adds to the price, found by pricing the answers with it and without it. */
import { setImmediate } from 'node:timers/promises';
import {
  type Answers,
  type AnswerValue,
  evaluate,
  type Evaluation,
  furtherLaws,
  homeLaws,
  lawsQuestion,
  payableLawsIn,
  type Question,
  type Questionnaire,
  type VisibleQuestion,
  withOffers,
} from '@clausewright/library/questionnaires';
import type { Price } from '@clausewright/library/clauses';
import { isLanguage, type ChoicePrices } from '@clausewright/contract';
import { type Plan, planPrice, type PlanInput, listPricedClauses } from './plan-agreement.ts';

type ChoicePrice = ChoicePrices['choices'][number];

/** In the order of the questions; `plan` is that of the answers as they are. Leaves room for other work between two choices. */
export async function priceChoices(
  questionnaire: Questionnaire,
  input: PlanInput,
  { plan, questions }: { plan: Plan; questions: readonly string[] },
): Promise<Omit<ChoicePrices, 'costs'>> {
  const price = pricing(questionnaire, input);
  const { evaluation, price: present } = plan;
  const shown = [...evaluation.steps.flatMap((step) => step.questions), ...evaluation.onReview];
  const choices: ChoicePrice[] = [];
  const settled = payableLawsIn(questionnaire, evaluation);
  /** A law that a choice leads to is offered: it costs something once somebody ticks it. */
  const unticked = (answers: Answers): Answers => {
    const judged = evaluate(questionnaire, answers, { today: input.today });
    const payable = payableLawsIn(questionnaire, judged).filter((law) => !settled.includes(law));
    const laws = withOffers(answers[lawsQuestion], payable, false);
    return laws === null ? answers : { ...answers, [lawsQuestion]: laws };
  };
  for (const visible of shown.filter(({ path }) => questions.includes(path))) {
    for (const { option, made, value } of choicesOf(visible, evaluation)) {
      await setImmediate();
      const changed = withAnswer(input.answers, visible.path, value);
      const other = price(visible.path === lawsQuestion ? changed : unticked(changed));
      const [less, more] = made ? [other.price, present] : [present, other.price];
      const adds = more.total - less.total;
      const premium = baseOf(more) - baseOf(less);
      if (adds > 0) choices.push({ question: visible.path, option, adds, premium: Math.max(0, premium) });
    }
  }
  const editing = planPrice(questionnaire, { ...input, premium: true }, evaluation).total - present.total;
  return { currency: present.currency, premium: Math.max(0, editing), choices };
}

function withAnswer(answers: Answers, path: string, value: AnswerValue | undefined): Answers {
  const { [path]: _, ...others } = answers;
  return value === undefined ? others : { ...others, [path]: value };
}

interface Priced {
  evaluation: Evaluation;
  price: Price;
}

/** Prices answers; those that differ in nothing that can cost anything are priced once. */
function pricing(questionnaire: Questionnaire, input: PlanInput): (answers: Answers) => Priced {
  const known = new Map<string, Price>();
  /** Further laws cost the same, whichever they are; those of the owner's home decide what is free. */
  const lawsIn = ({ relevant }: Evaluation) => {
    const { laws: given } = relevant;
    const laws = Array.isArray(given) ? given.map(String) : [];
    const home = homeLaws(relevant, questionnaire.lawBook).filter((law) => laws.includes(law));
    const further = furtherLaws(relevant, laws, questionnaire.lawBook);
    return [home, further.map((law) => input.owned.includes(`further_law:${law}`))];
  };
  return (answers) => {
    const evaluation = evaluate(questionnaire, answers, { today: input.today });
    const { relevant, priced } = evaluation;
    const { document_languages: languages, country, state } = relevant;
    const clauses = listPricedClauses(questionnaire, evaluation, input.banner, input.today);
    const key = JSON.stringify([clauses, priced, languages, lawsIn(evaluation), country, state]);
    const price = known.get(key) ?? planPrice(questionnaire, { ...input, answers }, evaluation);
    known.set(key, price);
    return { evaluation, price };
  };
}

/** Premium among what is to be paid. */
function baseOf({ lines }: Price): number {
  return lines.reduce(
    (sum, { subject, owned, amount }) => sum + (subject.kind === 'base' && !owned ? amount : 0),
    0,
  );
}

interface Choice {
  option: string;
  /** It is chosen already: `value` is the answer without it. */
  made: boolean;
  /** The answer with the choice; undefined takes the answer away. */
  value: AnswerValue | undefined;
}

function choicesOf({ question, value, options = [] }: VisibleQuestion, evaluation: Evaluation): Choice[] {
  switch (question.kind) {
    case 'yn':
      return [{ option: 'yes', made: value === 'yes', value: value === 'yes' ? 'no' : 'yes' }];
    case 'choice':
      return options.map((option) => {
        const made = value === option;
        return { option, made, value: made ? undefined : option };
      });
    case 'multi': {
      const exclusive = new Set(question.options.filter((one) => one.exclusive).map(({ id }) => id));
      const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
      return options.map((option) => {
        const made = chosen.includes(option);
        return { option, made, value: toggled(chosen, option, exclusive) };
      });
    }
    case 'group': {
      const rows = Array.isArray(value) ? value.filter((one) => typeof one === 'object') : [];
      return [{ option: '+', made: false, value: [...rows, someRow(question, evaluation)] }];
    }
    default:
      return [];
  }
}

function toggled(chosen: readonly string[], option: string, exclusive: ReadonlySet<string>): string[] {
  if (chosen.includes(option)) return chosen.filter((one) => one !== option);
  if (exclusive.has(option)) return [option];
  return [...chosen.filter((one) => !exclusive.has(one)), option];
}

/** An entry with something in it: an empty one may print nothing, and then costs nothing. */
function someRow(question: Question & { kind: 'group' }, { relevant }: Evaluation) {
  const { document_languages: given } = relevant;
  const languages = Array.isArray(given)
    ? given.filter((one) => typeof one === 'string' && isLanguage(one))
    : [];
  const texts = question.questions.flatMap((one): [string, AnswerValue][] => {
    if (one.kind !== 'text' && one.kind !== 'area') return [];
    const text = '…';
    return [[one.id, one.perLanguage ? Object.fromEntries(languages.map((id) => [id, text])) : text]];
  });
  return { ...Object.fromEntries(texts), _id: 'further' };
}
