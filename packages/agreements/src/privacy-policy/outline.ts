import type { Outline } from '../document/outline.ts';

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
  clauses: [],
};
