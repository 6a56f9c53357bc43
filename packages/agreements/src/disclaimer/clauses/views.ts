import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Opinions and comments; the duty to act on knowledge follows Regulation (EU) 2022/2065, Article 6.
export const views = clause({
  id: 'di.views',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.d_views === 'yes',
  parts: {
    // Whoever writes everything has no author to keep apart from but guests.
    guests: { meets: ['practice-di-views'], when: (a) => a.content_author === 'we' },
    authors: { meets: ['practice-di-views'], when: (a) => a.content_author !== 'we' },
    views: { meets: ['practice-di-views'] },
  },
  text: {
    de: (c) => prose`
      ## Meinungen und Kommentare

      ${c.part.guests`Meinungen in Kommentaren und Gastbeiträgen sind die der Person, die sie geschrieben hat, und nicht unbedingt unsere.`} ${c.part.authors`Meinungen in einem Beitrag sind die der Person, die ihn verfasst hat, und nicht unbedingt unsere.`} ${c.part.views`Für Kommentare und andere Beiträge von Nutzern ist verantwortlich, wer sie geschrieben hat; wir machen sie uns nicht zu eigen.`} Erfahren wir von einem rechtswidrigen Beitrag, prüfen wir ihn und entfernen ihn, wenn sich der Hinweis bestätigt.`,
    en: (c) => prose`
      ## Opinions and comments

      ${c.part.guests`Opinions in comments and guest posts are those of the person who wrote them and not necessarily ours.`} ${c.part.authors`Opinions in a piece are those of the person who wrote it and not necessarily ours.`} ${c.part.views`Whoever writes a comment or another post is answerable for it; we do not adopt such posts as our own.`} If we learn of an unlawful post, we examine it and remove it where the report proves right.`,
    es: (c) => prose`
      ## Opiniones y comentarios

      ${c.part.guests`Las opiniones de los comentarios y de los artículos de invitados son las de quien los ha escrito y no necesariamente las nuestras.`} ${c.part.authors`Las opiniones de un artículo son las de la persona que lo ha escrito y no necesariamente las nuestras.`} ${c.part.views`De los comentarios y demás aportaciones de los usuarios responde quien los escribe; no los hacemos nuestros.`} Si tenemos conocimiento de una aportación ilícita, la examinamos y la retiramos cuando el aviso se confirma.`,
    fr: (c) => prose`
      ## Opinions et commentaires

      ${c.part.guests`Les opinions exprimées dans les commentaires et les articles d’invités sont celles de leur auteur et ne sont pas nécessairement les nôtres.`} ${c.part.authors`Les opinions exprimées dans un article sont celles de la personne qui l’a écrit et ne sont pas nécessairement les nôtres.`} ${c.part.views`L’auteur d’un commentaire ou d’une autre contribution en répond ; nous ne les faisons pas nôtres.`} Si nous avons connaissance d’une contribution illicite, nous l’examinons et la retirons lorsque le signalement se confirme.`,
    it: (c) => prose`
      ## Opinioni e commenti

      ${c.part.guests`Le opinioni espresse nei commenti e negli articoli di ospiti sono di chi li ha scritti e non necessariamente nostre.`} ${c.part.authors`Le opinioni espresse in un articolo sono di chi lo ha scritto e non necessariamente nostre.`} ${c.part.views`Dei commenti e degli altri contributi degli utenti risponde chi li scrive; noi non li facciamo nostri.`} Se veniamo a conoscenza di un contributo illecito, lo esaminiamo e lo rimuoviamo quando la segnalazione trova conferma.`,
    nl: (c) => prose`
      ## Meningen en reacties

      ${c.part.guests`Meningen in reacties en gastbijdragen zijn die van de schrijver en niet noodzakelijk de onze.`} ${c.part.authors`Meningen in een bijdrage zijn die van de schrijver en niet noodzakelijk de onze.`} ${c.part.views`Wie een reactie of een andere bijdrage plaatst, is daarvoor verantwoordelijk; wij maken die bijdragen niet tot de onze.`} Horen wij van een onrechtmatige bijdrage, dan onderzoeken wij die en verwijderen wij die als de melding juist blijkt.`,
  },
});
