import type { Outline } from '../document/outline.ts';
import { adm } from './clauses/adm.ts';
import { ads } from './clauses/ads.ts';
import { ai } from './clauses/ai.ts';
import { analytics } from './clauses/analytics.ts';
import { caloppa } from './clauses/caloppa.ts';
import { changes } from './clauses/changes.ts';
import { children } from './clauses/children.ts';
import { childrenCoppa } from './clauses/children-coppa.ts';
import { childrenParents } from './clauses/children-parents.ts';
import { contact } from './clauses/contact.ts';
import { cookies } from './clauses/cookies.ts';
import { cookiesTable } from './clauses/cookies-table.ts';
import { custom } from './clauses/custom.ts';
import { data } from './clauses/data.ts';
import { databroker } from './clauses/databroker.ts';
import { definitions } from './clauses/definitions.ts';
import { email } from './clauses/email.ts';
import { fanpage } from './clauses/fanpage.ts';
import { incentives } from './clauses/incentives.ts';
import { intro } from './clauses/intro.ts';
import { legalBases } from './clauses/legal-bases.ts';
import { links } from './clauses/links.ts';
import { mandatory } from './clauses/mandatory.ts';
import { minors } from './clauses/minors.ts';
import { nodata } from './clauses/nodata.ts';
import { optout } from './clauses/optout.ts';
import { other } from './clauses/other.ts';
import { payments } from './clauses/payments.ts';
import { permissions } from './clauses/permissions.ts';
import { processor } from './clauses/processor.ts';
import { purposes } from './clauses/purposes.ts';
import { recipients } from './clauses/recipients.ts';
import { recipientsTable } from './clauses/recipients-table.ts';
import { remarketing } from './clauses/remarketing.ts';
import { replay } from './clauses/replay.ts';
import { requests } from './clauses/requests.ts';
import { retention } from './clauses/retention.ts';
import { rightsCh } from './clauses/rights-ch.ts';
import { rightsCaCollected } from './clauses/rights-ca-collected.ts';
import { rightsCaDisclosed } from './clauses/rights-ca-disclosed.ts';
import { rightsCaRequests } from './clauses/rights-ca-requests.ts';
import { rightsCaSold } from './clauses/rights-ca-sold.ts';
import { rightsCa } from './clauses/rights-ca.ts';
import { rightsBr } from './clauses/rights-br.ts';
import { rightsCn } from './clauses/rights-cn.ts';
import { rightsGdpr } from './clauses/rights-gdpr.ts';
import { rightsGulf } from './clauses/rights-gulf.ts';
import { rightsIn } from './clauses/rights-in.ts';
import { rightsJp } from './clauses/rights-jp.ts';
import { rightsKr } from './clauses/rights-kr.ts';
import { rightsObjection } from './clauses/rights-objection.ts';
import { rightsPipeda } from './clauses/rights-pipeda.ts';
import { rightsQuebec } from './clauses/rights-quebec.ts';
import { rightsQuebecProfiling } from './clauses/rights-quebec-profiling.ts';
import { rightsAu } from './clauses/rights-au.ts';
import { rightsNz } from './clauses/rights-nz.ts';
import { rightsZa } from './clauses/rights-za.ts';
import { rightsSg } from './clauses/rights-sg.ts';
import { rightsUk } from './clauses/rights-uk.ts';
import { rightsTr } from './clauses/rights-tr.ts';
import { rightsDeState } from './clauses/rights-de-state.ts';
import { rightsNv } from './clauses/rights-nv.ts';
import { rightsUs } from './clauses/rights-us.ts';
import { rightsUsMore } from './clauses/rights-us-more.ts';
import { rightsUsRequests } from './clauses/rights-us-requests.ts';
import { apple } from './clauses/apple.ts';
import { platforms } from './clauses/platforms.ts';
import { biometric } from './clauses/biometric.ts';
import { health } from './clauses/health.ts';
import { ssn } from './clauses/ssn.ts';
import { security } from './clauses/security.ts';
import { sensitive } from './clauses/sensitive.ts';
import { shine } from './clauses/shine.ts';
import { social } from './clauses/social.ts';
import { socialPlugins } from './clauses/social-plugins.ts';
import { sources } from './clauses/sources.ts';
import { storeForms } from './clauses/store-forms.ts';
import { summary } from './clauses/summary.ts';
import { transferBiz } from './clauses/transfer-biz.ts';
import { transfers } from './clauses/transfers.ts';
import { transfersCh } from './clauses/transfers-ch.ts';
import { transfersUk } from './clauses/transfers-uk.ts';
import { usage } from './clauses/usage.ts';

/** The Privacy Policy: from who we are and what we hold to rights, changes and contact. */
export const outline: Outline = {
  type: 'PRIVACY_POLICY',
  title: {
    question: 'document_title',
    usual: 'privacy-policy',
    names: {
      de: { 'privacy-policy': 'Datenschutzerklärung', 'privacy-notice': 'Datenschutzhinweise' },
      en: { 'privacy-policy': 'Privacy Policy', 'privacy-notice': 'Privacy Notice' },
      es: { 'privacy-policy': 'Política de privacidad', 'privacy-notice': 'Aviso de privacidad' },
      fr: { 'privacy-policy': 'Politique de confidentialité', 'privacy-notice': 'Avis de confidentialité' },
      it: { 'privacy-policy': 'Informativa sulla privacy', 'privacy-notice': 'Avviso sulla privacy' },
      nl: { 'privacy-policy': 'Privacybeleid', 'privacy-notice': 'Privacyverklaring' },
    },
  },
  clauses: [
    summary,
    intro,
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
    cookies,
    cookiesTable,
    analytics,
    email,
    ads,
    payments,
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
    transfers,
    transfersUk,
    transfersCh,
    retention,
    security,
    rightsGdpr,
    rightsObjection,
    rightsUk,
    rightsCh,
    requests,
    optout,
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
    transferBiz,
    links,
    custom,
    changes,
    contact,
    storeForms,
  ],
};
