/** Papers, blogs, a forum, comics, a portfolio: they live on what they publish. */
import { rows, words } from '../../../privacy-policy/testing/profiles/bases.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { plain, plainInAmerica } from './plain.ts';

/** Columns, guest authors, pages about money, excerpts of others, drafts by a machine. */
const britishNewspaper: Answers = {
  ...plainInAmerica,
  trading_name: 'Northern Ledger',
  content_author: 'both',
  d_views: 'yes',
  d_fair_use: 'yes',
  d_ai: ['text', 'images'],
  ai_review: 'sometimes',
  ai_lifelike: 'no',
  d_no_resp: 'yes',
  d_financial: ['investing', 'insurance', 'real-estate'],
  d_sponsored: 'yes',
  d_trademarks: 'yes',
  copyright_mode: 'reserved',
  terms_url: 'https://www.northern-ledger.example/terms',
};

/** A large paper that reviews every text of a machine, and shows pictures that look real. */
const newYorkPaper: Answers = {
  ...plainInAmerica,
  extra_sites: rows({
    extra_site_name: 'Hudson Courier Games',
    extra_site_url: 'https://games.hudson-courier.example',
  }),
  content_author: 'both',
  d_views: 'yes',
  d_fair_use: 'yes',
  d_ai: ['text', 'images'],
  ai_review: 'always',
  ai_lifelike: 'yes',
  d_legal: 'yes',
  d_trademarks: 'yes',
  d_sponsored: 'yes',
  d_accessibility: 'wcag-aa',
  copyright_mode: 'reserved',
  contact_methods: ['email', 'page', 'phone'],
  contact_page: 'https://www.hudson-courier.example/contact',
  d_email: 'yes',
};

/** Recipes with partner links; the sentence of Amazon stands beside each of them already. */
const spanishBlog: Answers = {
  ...plainInAmerica,
  d_fitness: 'yes',
  d_affiliate: 'yes',
  affiliate_programs: ['amazon-associates', 'awin'],
  amazon_statement: 'no',
  d_sponsored: 'yes',
  d_products: ['food'],
  copyright_mode: 'creative-commons',
  cc_licence: 'by-nc-sa',
  contact_methods: ['email', 'post'],
  d_email: 'yes',
};

/** Members write about gardens, among them about poison and saws. */
const ontarioForum: Answers = {
  ...plainInAmerica,
  content_author: 'third-parties',
  d_views: 'yes',
  d_affiliate: 'yes',
  affiliate_programs: ['cj'],
  d_products: ['chemicals', 'electronics'],
  d_sports: 'yes',
  d_trademarks: 'yes',
  copyright_mode: 'creative-commons',
  cc_licence: 'by-nc',
  terms_url: 'https://www.zone-five.example/rules',
};

/** Comics for adults beside others, translated by a machine, with a chat that a machine answers. */
const koreanComics: Answers = {
  ...plainInAmerica,
  content_author: 'third-parties',
  d_general: 'no',
  d_own_risk: 'no',
  d_ai: ['translation', 'chatbot'],
  d_translation: 'yes',
  d_adult: 'yes',
  adult_age: 19,
  copyright_mode: 'reserved',
  document_title: 'legal-disclaimer',
};

/** Photographs that others may show but not change. */
const frenchPortfolio: Answers = {
  ...plain,
  d_general: 'no',
  d_own_risk: 'no',
  copyright_mode: 'creative-commons',
  cc_licence: 'by-nc-nd',
  d_inquiries: 'yes',
  d_testimonials: 'yes',
  reviews: 'none',
  contact_methods: ['email', 'post'],
  contact_post: '3 quai Saint-Vincent\n69001 Lyon\nFrance',
  custom_sections: rows({
    custom_section_heading: words(
      'Abgebildete Personen',
      'People in the pictures',
      'Personas retratadas',
      'Personnes photographiées',
      'Persone ritratte',
      'Afgebeelde personen',
    ),
    custom_section_text: words(
      'Wer auf einem Bild zu sehen ist, hat zugestimmt; auf Wunsch nehme ich es herunter.',
      'Whoever is seen in a picture has agreed to it; on request I take it down.',
      'Quien aparece en una imagen ha dado su permiso; si lo pide, la retiro.',
      'Les personnes visibles ont donné leur accord ; sur demande, je retire la photo.',
      'Chi compare in una foto ha dato il consenso; su richiesta la tolgo.',
      'Wie op een foto staat, heeft daarmee ingestemd; op verzoek haal ik die weg.',
    ),
  }),
};

export const press = {
  britishNewspaper,
  newYorkPaper,
  spanishBlog,
  ontarioForum,
  koreanComics,
  frenchPortfolio,
};
