import { prose } from '../../document/authoring.ts';
import { vendorCategoryTexts as texts } from '../../privacy-policy/words/vendor-categories.ts';
import { asksEverywhere, owesConsent, usesSocial } from '../uses.ts';
import { clause } from './clause.ts';
import { purpose, recipients } from './duties.ts';
import { providersWithTexts } from './provider-lists.ts';

/** Plugins read the device as soon as they load (CJEU C-40/17, Fashion ID). */
export const social = clause({
  id: 'cp.social',
  version: 1,
  when: usesSocial,
  parts: {
    social: { meets: purpose },
    socialTools: { meets: recipients, when: (a) => a.social_media === 'yes' },
    socialConsent: { meets: [], when: asksEverywhere },
    controllers: { meets: ['edpb-05-2020'], when: owesConsent },
  },
  words: {
    de: { texts: texts.de },
    en: { texts: texts.en },
    es: { texts: texts.es },
    fr: { texts: texts.fr },
    it: { texts: texts.it },
    nl: { texts: texts.nl },
  },
  text: {
    de: (c) => prose`
      ${c.part.social(prose`
        ## Cookies sozialer Netzwerke

        Diese Cookies ermöglichen Schaltflächen und Beiträge sozialer Netzwerke oder die Anmeldung mit einem anderen Konto.

        ${c.part.socialTools(prose`
          Die Anbieter sind:

          ${providersWithTexts(c, 'social_vendors')}`)}

        ${c.part
          .socialConsent`Wir laden diese Inhalte erst, wenn Sie eingewilligt oder die Funktion selbst aufgerufen
        haben.`} ${c.part.controllers`Soziale Netzwerke können, was sie durch ihre Cookies erfahren, auch für eigene Zwecke verarbeiten; insoweit sind sie selbst oder gemeinsam mit uns verantwortlich.`}`)}`,
    en: (c) => prose`
      ${c.part.social(prose`
        ## Social media cookies

        These cookies make buttons and posts of social networks, or sign-in with another account, possible.

        ${c.part.socialTools(prose`
          The providers are:

          ${providersWithTexts(c, 'social_vendors')}`)}

        ${c.part
          .socialConsent`We load this content only once you have given your consent or called up the function
        yourself.`} ${c.part.controllers`Social networks can process what they learn through their cookies for purposes of their own, too; to that extent they are controllers themselves or jointly with us.`}`)}`,
    es: (c) => prose`
      ${c.part.social(prose`
        ## Cookies de redes sociales

        Estas cookies hacen posibles los botones y publicaciones de redes sociales o el inicio de sesión con otra cuenta.

        ${c.part.socialTools(prose`
          Los proveedores son:

          ${providersWithTexts(c, 'social_vendors')}`)}

        ${c.part
          .socialConsent`Solo cargamos estos contenidos cuando usted ha dado su consentimiento o ha activado la función
        por sí mismo.`} ${c.part.controllers`Las redes sociales pueden tratar también para fines propios lo que conocen por sus cookies; en esa medida son responsables del tratamiento por sí solas o junto con nosotros.`}`)}`,
    fr: (c) => prose`
      ${c.part.social(prose`
        ## Cookies de réseaux sociaux

        Ces cookies rendent possibles les boutons et publications de réseaux sociaux ou la connexion au moyen d’un autre compte.

        ${c.part.socialTools(prose`
          Les prestataires sont :

          ${providersWithTexts(c, 'social_vendors')}`)}

        ${c.part
          .socialConsent`Nous ne chargeons ces contenus que lorsque vous avez donné votre consentement ou appelé vous-même
        la fonction.`} ${c.part.controllers`Les réseaux sociaux peuvent aussi traiter pour leurs propres finalités ce qu’ils apprennent par leurs cookies ; dans cette mesure, ils en sont responsables seuls ou conjointement avec nous.`}`)}`,
    it: (c) => prose`
      ${c.part.social(prose`
        ## Cookie dei social network

        Questi cookie rendono possibili i pulsanti e i contenuti dei social network o l’accesso con un altro account.

        ${c.part.socialTools(prose`
          I fornitori sono:

          ${providersWithTexts(c, 'social_vendors')}`)}

        ${c.part
          .socialConsent`Carichiamo questi contenuti solo dopo che Lei ha prestato il consenso o ha richiamato
        personalmente la funzione.`} ${c.part.controllers`I social network possono trattare anche per finalità proprie ciò che apprendono dai loro cookie; in questa misura ne sono titolari autonomi o contitolari insieme a noi.`}`)}`,
    nl: (c) => prose`
      ${c.part.social(prose`
        ## Cookies van sociale netwerken

        Deze cookies maken knoppen en berichten van sociale netwerken of inloggen met een ander account mogelijk.

        ${c.part.socialTools(prose`
          De aanbieders zijn:

          ${providersWithTexts(c, 'social_vendors')}`)}

        ${c.part
          .socialConsent`Wij laden deze inhoud pas nadat u toestemming hebt gegeven of de functie zelf hebt
        opgeroepen.`} ${c.part.controllers`Sociale netwerken kunnen wat zij via hun cookies te weten komen ook voor eigen doeleinden verwerken; in zoverre zijn zij zelf of samen met ons verwerkingsverantwoordelijke.`}`)}`,
  },
});
