import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// A general disclaimer of links has little effect of its own; the text says what is done with them.
export const links = clause({
  id: 'di.links',
  version: 2,
  when: (a) => a.d_links === 'yes',
  parts: { links: { meets: ['practice-di-links'] } },
  text: {
    de: (c) => prose`
      ## Links zu anderen Websites

      ${c.part.links`Auf Websites anderer, zu denen wir verlinken, haben wir keinen Einfluss; für ihre Inhalte ist der jeweilige Anbieter verantwortlich. Ein Link ist keine Empfehlung, wenn wir nicht ausdrücklich etwas anderes sagen.`} Weist uns jemand auf rechtswidrige Inhalte einer verlinkten Seite hin, prüfen wir den Hinweis und entfernen den Link, wenn er sich bestätigt.`,
    en: (c) => prose`
      ## Links to other websites

      ${c.part.links`We have no influence on websites of others to which we link; the provider concerned is responsible for their content. A link is not a recommendation unless we expressly say so.`} If somebody points out unlawful content on a linked page, we check it and remove the link if the report is justified.`,
    es: (c) => prose`
      ## Enlaces a otros sitios web

      ${c.part.links`No tenemos influencia sobre los sitios web de terceros a los que enlazamos; de sus contenidos responde el prestador correspondiente. Un enlace no es una recomendación, salvo que lo digamos expresamente.`} Si alguien nos advierte de contenidos ilícitos en una página enlazada, comprobamos el aviso y, si se confirma, retiramos el enlace.`,
    fr: (c) => prose`
      ## Liens vers d’autres sites

      ${c.part.links`Nous n’avons pas d’influence sur les sites de tiers vers lesquels nous renvoyons ; leur éditeur répond de leurs contenus. Un lien n’est pas une recommandation, sauf si nous le disons expressément.`} Si l’on nous signale des contenus illicites sur une page liée, nous vérifions le signalement et retirons le lien lorsqu’il se confirme.`,
    it: (c) => prose`
      ## Link ad altri siti

      ${c.part.links`Non abbiamo influenza sui siti di terzi a cui rimandiamo; dei loro contenuti risponde il rispettivo fornitore. Un link non è una raccomandazione, salvo che lo diciamo espressamente.`} Se qualcuno ci segnala contenuti illeciti in una pagina collegata, verifichiamo la segnalazione e, se trova conferma, rimuoviamo il link.`,
    nl: (c) => prose`
      ## Links naar andere websites

      ${c.part.links`Op websites van anderen waarnaar wij verwijzen, hebben wij geen invloed; de betrokken aanbieder is verantwoordelijk voor de inhoud ervan. Een link is geen aanbeveling, tenzij wij dat uitdrukkelijk zeggen.`} Wijst iemand ons op onrechtmatige inhoud van een gelinkte pagina, dan onderzoeken wij dat en verwijderen wij de link als de melding juist blijkt.`,
  },
});
