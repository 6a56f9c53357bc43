/**
 * How the most used consent tools are answered: by their own API where they have one, else by their buttons. Each rule
 * is an expression for the page; it is true once the answer was given. Our own banner comes first.
 */
export interface BannerRule {
  name: string;
  /** Whether the tool is on the page. */
  there: string;
  refuse: string;
  accept: string;
}

const press = (...selectors: string[]): string => `press(${JSON.stringify(selectors)})`;
const seen = (...selectors: string[]): string => `seen(${JSON.stringify(selectors)})`;

export const bannerRules: readonly BannerRule[] = [
  {
    name: 'Clausewright',
    there: `typeof window.clausewright?.reject === 'function'`,
    refuse: `(window.clausewright.reject(), true)`,
    accept: `(window.clausewright.accept(), true)`,
  },
  {
    name: 'OneTrust',
    there: seen('#onetrust-banner-sdk', '#onetrust-consent-sdk'),
    refuse: `${press('#onetrust-reject-all-handler')} || (window.OneTrust?.RejectAll?.(), typeof window.OneTrust?.RejectAll === 'function')`,
    accept: `${press('#onetrust-accept-btn-handler')} || (window.OneTrust?.AllowAll?.(), typeof window.OneTrust?.AllowAll === 'function')`,
  },
  {
    name: 'Cookiebot',
    there: `typeof window.Cookiebot === 'object' || ${seen('#CybotCookiebotDialog')}`,
    refuse: `${press('#CybotCookiebotDialogBodyButtonDecline', '#CybotCookiebotDialogBodyLevelButtonCustomize')} || (window.Cookiebot?.submitCustomConsent?.(false, false, false), true)`,
    accept: `${press('#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll', '#CybotCookiebotDialogBodyButtonAccept')} || (window.Cookiebot?.submitCustomConsent?.(true, true, true), true)`,
  },
  {
    name: 'Usercentrics',
    there: `typeof window.UC_UI === 'object' || typeof window.__ucCmp === 'object' || ${seen('#usercentrics-root', '#usercentrics-cmp-ui')}`,
    refuse: `(await (window.__ucCmp?.denyAllConsents?.() ?? window.UC_UI?.denyAllConsents?.()), window.__ucCmp?.saveConsents?.(), window.UC_UI?.closeCMP?.(), Boolean(window.__ucCmp ?? window.UC_UI))`,
    accept: `(await (window.__ucCmp?.acceptAllConsents?.() ?? window.UC_UI?.acceptAllConsents?.()), window.__ucCmp?.saveConsents?.(), window.UC_UI?.closeCMP?.(), Boolean(window.__ucCmp ?? window.UC_UI))`,
  },
  {
    name: 'Didomi',
    there: `typeof window.Didomi === 'object' || ${seen('#didomi-host', '#didomi-notice')}`,
    refuse: `(window.Didomi?.setUserDisagreeToAll?.(), typeof window.Didomi?.setUserDisagreeToAll === 'function') || ${press('#didomi-notice-disagree-button', '.didomi-continue-without-agreeing')}`,
    accept: `(window.Didomi?.setUserAgreeToAll?.(), typeof window.Didomi?.setUserAgreeToAll === 'function') || ${press('#didomi-notice-agree-button')}`,
  },
  {
    name: 'iubenda',
    there: seen('#iubenda-cs-banner'),
    refuse: press('.iubenda-cs-reject-btn', '.iubenda-cs-close-btn'),
    accept: press('.iubenda-cs-accept-btn'),
  },
  {
    name: 'CookieYes',
    there: seen('.cky-consent-container', '#cookie-law-info-bar'),
    refuse: press('.cky-btn-reject', '#cookie_action_close_header_reject'),
    accept: press('.cky-btn-accept', '#cookie_action_close_header'),
  },
  {
    name: 'Complianz',
    there: seen('.cmplz-cookiebanner'),
    refuse: press('.cmplz-cookiebanner .cmplz-deny'),
    accept: press('.cmplz-cookiebanner .cmplz-accept'),
  },
  {
    name: 'Borlabs Cookie',
    there: seen('#BorlabsCookieBox'),
    refuse: press(
      '#BorlabsCookieBox .brlbs-btn-accept-only-essential',
      '#BorlabsCookieBox [data-cookie-refuse]',
    ),
    accept: press(
      '#BorlabsCookieBox .brlbs-btn-accept-all',
      '#BorlabsCookieBox [data-cookie-accept-all]',
      '#BorlabsCookieBox [data-cookie-accept]',
    ),
  },
  {
    name: 'Klaro',
    there: `typeof window.klaro?.getManager === 'function' || ${seen('.klaro .cookie-notice', '.klaro .cookie-modal')}`,
    refuse: `(window.klaro ? (window.klaro.getManager().declineAll?.() ?? window.klaro.getManager().changeAll(false), window.klaro.getManager().saveAndApplyConsents(), true) : ${press('.klaro .cn-decline')})`,
    accept: `(window.klaro ? (window.klaro.getManager().changeAll(true), window.klaro.getManager().saveAndApplyConsents(), true) : ${press('.klaro .cm-btn-success')})`,
  },
  {
    name: 'CookieConsent (orestbida)',
    there: `typeof window.CookieConsent?.acceptCategory === 'function' || ${seen('#cc-main')}`,
    refuse: `${press('#cc-main [data-role=necessary]')} || (window.CookieConsent?.acceptCategory?.([]), window.CookieConsent?.hide?.(), true)`,
    accept: `${press('#cc-main [data-role=all]')} || (window.CookieConsent?.acceptCategory?.('all'), window.CookieConsent?.hide?.(), true)`,
  },
  {
    name: 'tarteaucitron',
    there: `typeof window.tarteaucitron?.userInterface?.respondAll === 'function'`,
    refuse: `(window.tarteaucitron.userInterface.respondAll(false), true)`,
    accept: `(window.tarteaucitron.userInterface.respondAll(true), true)`,
  },
  {
    name: 'Osano',
    there: seen('.osano-cm-window'),
    refuse: press('.osano-cm-denyAll', '.osano-cm-deny'),
    accept: press('.osano-cm-accept-all', '.osano-cm-accept'),
  },
  {
    name: 'consentmanager',
    there: `typeof window.__cmp === 'function' && ${seen('#cmpbox', '#cmpwrapper')}`,
    refuse: `(window.__cmp('setConsent', 0), true)`,
    accept: `(window.__cmp('setConsent', 1), true)`,
  },
  {
    name: 'TrustArc',
    there: seen('#truste-consent-track', '#truste-consent-content'),
    refuse: press('#truste-consent-required'),
    accept: press('#truste-consent-button'),
  },
  {
    name: 'Quantcast',
    there: seen('#qc-cmp2-container'),
    refuse: press('#qc-cmp2-ui button[mode=secondary]#disagree-btn', '#qc-cmp2-ui #disagree-btn'),
    accept: press('#qc-cmp2-ui #accept-btn', '#qc-cmp2-ui button[mode=primary]'),
  },
  {
    name: 'Cookie-Script',
    there: seen('#cookiescript_injected'),
    refuse: press('#cookiescript_reject'),
    accept: press('#cookiescript_accept'),
  },
  {
    name: 'Termly',
    there: seen('#termly-code-snippet-support', '.t-consentPrompt'),
    refuse: press('[data-tid="banner-decline"]'),
    accept: press('[data-tid="banner-accept"]'),
  },
];
