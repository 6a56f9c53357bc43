/** Services of others for the questions that ask for vendors, each under the yes that it stands under. */
import type { Question, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { findVendor } from '../vendors/list.ts';
import { vendorTags } from '../vendors/banner/tags.ts';
import type { VendorCategory } from '../vendors/vendor.ts';
import { option, type Proposal, proposed } from './proposal.ts';
import type { SeenService, SeenSite } from './seen-site.ts';

type VendorQuestion = Question & { kind: 'vendors' };

/** A seen service answers each question that has its category; what else it does is left to its owner. */
export function fromVendors({ services }: SeenSite, questionnaire: Questionnaire): Proposal[] {
  const questions = listQuestions(questionnaire);
  const asked = questions.filter((question): question is VendorQuestion => question.kind === 'vendors');
  return asked.flatMap((question) => {
    const seen = services.filter((service) => fits(question, service, asked));
    const gate = questions.find(
      (one) => one.kind === 'yn' && one.yes?.some((under) => under.id === question.id) === true,
    );
    return [
      ...(gate === undefined || seen.length === 0
        ? []
        : proposed(gate.id, 'yes', ...seen.flatMap(({ evidence }) => evidence.slice(0, 1)))),
      ...seen.map(({ id, evidence }) => option(question.id, id, ...evidence)),
    ];
  });
}

function fits(
  question: VendorQuestion,
  { known, id }: SeenService,
  asked: readonly VendorQuestion[],
): boolean {
  if (!known) return false;
  const used = usedAs(id);
  // A document that does not ask for the main use asks for the program by another: it runs on the pages all the same.
  const category = [used, ...(findVendor(id)?.categories ?? [])].find((one) =>
    asked.some(({ categories }) => one !== undefined && categories.includes(one)),
  );
  return category !== undefined && question.categories.includes(category);
}

/** What it is used for where it runs on a website; without a word on that, what it is mostly used for. */
function usedAs(id: string): VendorCategory | undefined {
  const tags = Object.hasOwn(vendorTags, id) ? vendorTags[id] : undefined;
  const vendor = findVendor(id);
  if (vendor === undefined) return undefined;
  // reCAPTCHA is asked for among the measures of security, and banners treat it as an embed.
  return tags?.usedAs !== undefined && vendor.categories.includes(tags.usedAs)
    ? tags.usedAs
    : vendor.categories[0];
}
