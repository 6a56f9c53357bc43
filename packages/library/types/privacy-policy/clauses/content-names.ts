import {
  type Context,
  type FreeText,
  given,
  type Rows,
  rows,
  type VendorId,
  type Words,
} from '@clausewright/engine/document/authoring';
import { productName } from '../../../shared/clauses/provider-names.ts';
import { thirdPartyContent } from '../derive/embedded-content.ts';
import type { PrivacyQuestions } from '../clause.ts';

/** The products whose content pages load: maps, videos, posts of networks. */
export function contentNames(c: Context<PrivacyQuestions>): Words[] {
  const ids = [...thirdPartyContent(c.a), ...(c.a.social_plugins ?? [])];
  const own = given(c.a['social_plugins.own'])
    ? rows<Rows<{ name: FreeText }>[number]>(c.say['social_plugins.own']).map(({ name }) => name)
    : [];
  return [...ids.map((id) => productName(id as VendorId)), ...own];
}
