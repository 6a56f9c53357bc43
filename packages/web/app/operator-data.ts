import { translated } from './interface-languages.ts';

/** Who runs this instance: set by the environment when the pages are rendered, never in code. */
export interface Operator {
  name: string;
  supportEmail: string;
  copyrightYears: string;
  /** A mail server is set up: what is said to be sent is sent. */
  mails: boolean;
  /** Tax is added to the prices: by the operator, who has a VAT number, or by another seller in his place. */
  taxed: boolean;
  /** Nobody has said who runs the instance, and nothing of his is linked. */
  unnamed: boolean;
  /** Who has reviewed the texts, in the operator's words. */
  textsReviewedBy?: string;
  /** Languages of the interface that are switched on, in the order of the menu. */
  languages: readonly string[];
  /** Origin of the consent service; empty where it is that of the app. */
  consentUrl: string;
  links: {
    privacyPolicy?: string;
    cookiesPolicy?: string;
    termsOfUse?: string;
    refundPolicy?: string;
    disclaimer?: string;
    imprint?: string;
  };
}

export const defaultOperator: Operator = {
  name: 'Clausewright',
  supportEmail: 'support@clausewright.example',
  copyrightYears: '2012–2025',
  mails: false,
  taxed: false,
  unnamed: true,
  languages: translated,
  consentUrl: '',
  links: {},
};
