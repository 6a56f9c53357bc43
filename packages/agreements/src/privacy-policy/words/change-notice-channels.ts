/** How people hear of a change: adverbial, for `and` inside a sentence. */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type NoticeChannel = NonNullable<PrivacyQuestions['change_notice_channels']>[number];

export const noticeChannelWords = {
  de: {
    page: 'auf der Seite dieser Erklärung',
    email: 'per E-Mail an Ihre bei uns hinterlegte Adresse',
    'site-banner': 'durch einen Hinweis auf der Website',
    'in-app': 'durch einen Hinweis in der App',
  },
  en: {
    page: 'on the page of this document',
    email: 'by e-mail to the address that you gave us',
    'site-banner': 'by a notice on the website',
    'in-app': 'by a notice in the app',
  },
  es: {
    page: 'en la página de este documento',
    email: 'por correo electrónico a la dirección que nos facilitó',
    'site-banner': 'mediante un aviso en el sitio web',
    'in-app': 'mediante un aviso en la aplicación',
  },
  fr: {
    page: 'sur la page de ce document',
    email: 'par courrier électronique à l’adresse que vous nous avez donnée',
    'site-banner': 'par un avis sur le site web',
    'in-app': 'par un avis dans l’application',
  },
  it: {
    page: 'sulla pagina di questo documento',
    email: 'per e-mail all’indirizzo che ci ha fornito',
    'site-banner': 'con un avviso sul sito web',
    'in-app': 'con un avviso nell’app',
  },
  nl: {
    page: 'op de pagina van dit document',
    email: 'per e-mail aan het adres dat u ons hebt gegeven',
    'site-banner': 'met een melding op de website',
    'in-app': 'met een melding in de app',
  },
} satisfies Record<Language, Record<NoticeChannel, string>>;
