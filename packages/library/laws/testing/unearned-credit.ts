/** What the test of unearned credit finds: `part question`, or `duty question` where the catalogue binds the two. */
import type { AgreementType } from '@clausewright/contract/agreement-types';

type Found = Readonly<Partial<Record<AgreementType, readonly string[]>>>;

/** The law is content without the part: read with the article. */
export const spokenOtherwise: Found = {
  PRIVACY_POLICY: [
    // The kinds of data are listed without the forms too (Cal. Bus. & Prof. Code § 22575(b)(1)).
    'pp.data forms forms',
    // A sentence says in general which data a contract needs (Art. 13(2)(e) GDPR).
    'pp.mandatory table pd_required',
    // Categories of recipients do (Art. 13(1)(e) GDPR), and who has no such providers has none to name.
    'pp.other content other_vendors',
    'pp.other groups other_vendors',
    // Without the one provider that is certified the others are still told of, each by name.
    'pp.transfers each social_plugins',
    // The page to delete an account is one way; the requests section names the others.
    'pp.retention account delete_account_url',
  ],
  COOKIES_POLICY: [
    // Without embedded tools there is nothing to name.
    'cp.embeds providers embeds',
    // A typed table, or the providers' own periods, name the times too.
    'planet49-duration longest_lifetime',
    'es-lssi-22-2-retention longest_lifetime',
    'it-garante-2021-times longest_lifetime',
    'at-tkg-165-storage longest_lifetime',
  ],
  IMPRINT: [
    // Either number meets § 5(1) no. 6 DDG.
    'im.provider economic economic_id',
    'im.provider vat vat_id',
  ],
  RETURN_REFUND_POLICY: [
    // A guarantee without exclusions names none (16 CFR § 701.3(a)(2)).
    'rr.commercial exclusions warranty_exclusions',
  ],
};

/** Credit that nobody has earned yet. The list only shrinks: whoever mends a clause takes its line out. */
export const unearned: Found = {};
