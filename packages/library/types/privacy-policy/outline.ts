import type { Outline } from '@clausewright/engine/document/outline';
import { arrangements, homes } from './arrangements.ts';
import { adm } from './clauses/adm/clause.ts';
import { ads } from './clauses/ads/clause.ts';
import { ai } from './clauses/ai/clause.ts';
import { analytics } from './clauses/analytics/clause.ts';
import { caloppa } from './clauses/caloppa/clause.ts';
import { changes } from './clauses/changes/clause.ts';
import { children } from './clauses/children/clause.ts';
import { childrenCoppa } from './clauses/children-coppa/clause.ts';
import { childrenParents } from './clauses/children-parents/clause.ts';
import { contact } from './clauses/contact/clause.ts';
import { cookies } from './clauses/cookies/clause.ts';
import { cookiesTable } from './clauses/cookies-table/clause.ts';
import { custom } from './clauses/custom.ts';
import { data } from './clauses/data/clause.ts';
import { databroker } from './clauses/databroker/clause.ts';
import { definitions } from './clauses/definitions/clause.ts';
import { email } from './clauses/email/clause.ts';
import { fanpage } from './clauses/fanpage/clause.ts';
import { incentives } from './clauses/incentives/clause.ts';
import { intro } from './clauses/intro/clause.ts';
import { legalBases } from './clauses/legal-bases/clause.ts';
import { links } from './clauses/links/clause.ts';
import { mandatory } from './clauses/mandatory/clause.ts';
import { minors } from './clauses/minors/clause.ts';
import { nodata } from './clauses/nodata/clause.ts';
import { optout } from './clauses/optout/clause.ts';
import { other } from './clauses/other/clause.ts';
import { payments } from './clauses/payments/clause.ts';
import { permissions } from './clauses/permissions/clause.ts';
import { processor } from './clauses/processor/clause.ts';
import { purposes } from './clauses/purposes/clause.ts';
import { recipients } from './clauses/recipients/clause.ts';
import { recipientsTable } from './clauses/recipients-table/clause.ts';
import { remarketing } from './clauses/remarketing/clause.ts';
import { replay } from './clauses/replay/clause.ts';
import { requests } from './clauses/requests/clause.ts';
import { retention } from './clauses/retention/clause.ts';
import { rightsCh } from './clauses/rights-ch/clause.ts';
import { rightsCaCollected } from './clauses/rights-ca-collected/clause.ts';
import { rightsCaDisclosed } from './clauses/rights-ca-disclosed/clause.ts';
import { rightsCaRequests } from './clauses/rights-ca-requests/clause.ts';
import { rightsCaSold } from './clauses/rights-ca-sold/clause.ts';
import { rightsCa } from './clauses/rights-ca/clause.ts';
import { rightsBr } from './clauses/rights-br/clause.ts';
import { rightsCn } from './clauses/rights-cn/clause.ts';
import { rightsGdpr } from './clauses/rights-gdpr/clause.ts';
import { rightsGulf } from './clauses/rights-gulf/clause.ts';
import { rightsIn } from './clauses/rights-in/clause.ts';
import { rightsJp } from './clauses/rights-jp/clause.ts';
import { rightsKr } from './clauses/rights-kr/clause.ts';
import { rightsObjection } from './clauses/rights-objection/clause.ts';
import { rightsPipeda } from './clauses/rights-pipeda/clause.ts';
import { rightsQuebec } from './clauses/rights-quebec/clause.ts';
import { rightsQuebecProfiling } from './clauses/rights-quebec-profiling/clause.ts';
import { rightsAu } from './clauses/rights-au/clause.ts';
import { rightsNz } from './clauses/rights-nz/clause.ts';
import { rightsZa } from './clauses/rights-za/clause.ts';
import { rightsSg } from './clauses/rights-sg/clause.ts';
import { rightsUk } from './clauses/rights-uk/clause.ts';
import { rightsTr } from './clauses/rights-tr/clause.ts';
import { rightsDeState } from './clauses/rights-de-state/clause.ts';
import { rightsNv } from './clauses/rights-nv/clause.ts';
import { rightsUs } from './clauses/rights-us/clause.ts';
import { rightsUsMore } from './clauses/rights-us-more/clause.ts';
import { rightsUsRequests } from './clauses/rights-us-requests/clause.ts';
import { apple } from './clauses/apple/clause.ts';
import { platforms } from './clauses/platforms/clause.ts';
import { biometric } from './clauses/biometric/clause.ts';
import { health } from './clauses/health/clause.ts';
import { ssn } from './clauses/ssn/clause.ts';
import { security } from './clauses/security/clause.ts';
import { sensitive } from './clauses/sensitive/clause.ts';
import { shine } from './clauses/shine/clause.ts';
import { social } from './clauses/social/clause.ts';
import { socialPlugins } from './clauses/social-plugins/clause.ts';
import { sources } from './clauses/sources/clause.ts';
import { storeForms } from './clauses/store-forms/clause.ts';
import { summary } from './clauses/summary/clause.ts';
import { transferBiz } from './clauses/transfer-biz/clause.ts';
import { transfers } from './clauses/transfers/clause.ts';
import { transfersCh } from './clauses/transfers-ch/clause.ts';
import { transfersUk } from './clauses/transfers-uk/clause.ts';
import { usage } from './clauses/usage/clause.ts';
import { sectionTitles, titles } from './titles/titles.ts';

/** The Privacy Policy: from who we are and what we hold to rights, changes and contact. */
export const outline: Outline = {
  type: 'PRIVACY_POLICY',
  title: {
    question: 'document_title',
    usual: 'privacy-policy',
    names: titles,
  },
  clauses: [
    summary,
    intro,
    contact,
    definitions,
    nodata,
    data,
    usage,
    permissions,
    apple,
    social,
    sensitive,
    sources,
    mandatory,
    purposes,
    legalBases,
    email,
    payments,
    cookies,
    cookiesTable,
    analytics,
    ads,
    remarketing,
    replay,
    socialPlugins,
    other,
    platforms,
    adm,
    ai,
    fanpage,
    processor,
    recipients,
    recipientsTable,
    transferBiz,
    links,
    transfers,
    transfersUk,
    transfersCh,
    retention,
    security,
    optout,
    rightsGdpr,
    rightsObjection,
    rightsUk,
    rightsCh,
    requests,
    rightsCaCollected,
    rightsCaSold,
    rightsCaDisclosed,
    rightsCa,
    rightsCaRequests,
    incentives,
    shine,
    databroker,
    caloppa,
    minors,
    rightsUs,
    rightsUsRequests,
    rightsUsMore,
    rightsNv,
    rightsDeState,
    ssn,
    biometric,
    health,
    rightsPipeda,
    rightsQuebec,
    rightsQuebecProfiling,
    rightsAu,
    rightsNz,
    rightsZa,
    rightsSg,
    rightsBr,
    rightsIn,
    rightsJp,
    rightsKr,
    rightsTr,
    rightsCn,
    rightsGulf,
    children,
    childrenCoppa,
    childrenParents,
    custom,
    changes,
    storeForms,
  ],
  arrangements,
  sectionTitles,
  homes,
};
