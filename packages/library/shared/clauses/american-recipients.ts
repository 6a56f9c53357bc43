/** Who gets data in the United States, and whether of each of them it is told what the transfer rests on. */
import { type Context, properName, type Words } from '@clausewright/engine/document/authoring';
import { chosen } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { certifiedCompanies, namedReceivers } from '../../vendors/facts.ts';
import { ownVendorCountries } from '../../vendors/used-vendors.ts';
import type { Vendor } from '../../vendors/vendor.ts';
import type { Framework } from '../../vendors/vendor-file.ts';
import { ownNames } from './provider-names.ts';

/** @public Read from the source by the test of clauses.lock. */
export const version = 1;

function american(answers: Answers): readonly Vendor[] {
  return namedReceivers(answers).filter(({ country }) => country === 'US');
}

/** Of these no certification is known: their own statement was not read, or they make none. */
function uncertified(answers: Answers, framework: Framework): readonly Vendor[] {
  const known = new Set(certifiedCompanies(answers, framework).flatMap(({ vendors }) => vendors));
  return american(answers).filter((vendor) => !known.has(vendor));
}

function namesUncertified(answers: Answers, framework: Framework): boolean {
  return uncertified(answers, framework).length > 0 || ownVendorCountries(answers).includes('US');
}

/** Where the owner named the framework alone, nobody is said to be bound by clauses. */
export function reliesOnSafeguards(answers: object, framework: Framework): boolean {
  const a = answers as Answers;
  const tools = chosen(a, 'transfer_tools');
  const isCertifiedAlone = tools.includes('dpf') && !tools.some((tool) => safeguards.includes(tool));
  return namesUncertified(a, framework) && !isCertifiedAlone;
}
const safeguards: readonly string[] = ['scc', 'bcr', 'uk-clauses'];

/** The products, and what the owner added. */
export function uncertifiedNames(c: Pick<Context<object>, 'a' | 'say'>, framework: Framework): Words[] {
  const own = ownNames(c, ({ country }) => country === 'US');
  const names = new Set(uncertified(c.a as Answers, framework).map(({ name }) => name));
  return [...[...names].map((name) => properName(name)), ...own];
}

const serving: readonly string[] = ['hosting_cdn', 'shop_site', 'site_software'];

/** Each recipient there is named with what the transfer rests on. Servers there are somebody’s. */
export function tellsOfEachAmerican(answers: object, framework: Framework): boolean {
  const a = answers as Answers;
  if (namesUncertified(a, framework) && !reliesOnSafeguards(a, framework)) return false;
  const serves = ({ categories }: Vendor) => categories.some((category) => serving.includes(category));
  return !chosen(a, 'hosting_country').includes('US') || american(a).some(serves);
}
