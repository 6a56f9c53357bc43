import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Opinions and comments; the duty to act on knowledge follows Regulation (EU) 2022/2065, Article 6. A publisher answers for
// what is printed: law of 29 July 1881, Article 42; right of reply: law 2004-575, Article 1-1, III.
export const views = clause({
  id: 'di.views',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.d_views === 'yes',
  parts: {
    // Whoever writes everything has no author to keep apart from but guests.
    guests: { meets: ['practice-di-views'], when: (a) => a.content_author === 'we' },
    authors: { meets: ['practice-di-views'], when: (a) => a.content_author !== 'we' },
    views: { meets: ['practice-di-views'] },
    reply: { meets: [], when: (a) => a.country === ('FR' as typeof a.country) },
  },
  text: {
    de: (c) => prose`
      ## Meinungen und Kommentare

      ${c.part.guests`Meinungen in Kommentaren und Gastbeiträgen sind die der Person, die sie geschrieben hat, und nicht unbedingt unsere.`} ${c.part.authors`Meinungen in einem Beitrag, der seine Verfasserin oder seinen Verfasser nennt, sind die dieser Person und nicht unbedingt unsere.`} ${c.part.views`Für Kommentare und andere Beiträge von Nutzern ist verantwortlich, wer sie geschrieben hat; wir machen sie uns nicht zu eigen. Was das Gesetz von uns als Herausgeber verlangt, bleibt davon unberührt.`} Erfahren wir von einem rechtswidrigen Beitrag, prüfen wir ihn und entfernen ihn, wenn sich der Hinweis bestätigt. ${c.part.reply`Wer in unseren Inhalten genannt oder erkennbar ist, hat nach französischem Recht ein Recht auf Gegendarstellung; die Adresse steht im Abschnitt über den Kontakt.`}`,
    en: (c) => prose`
      ## Opinions and comments

      ${c.part.guests`Opinions in comments and guest posts are those of the person who wrote them and not necessarily ours.`} ${c.part.authors`Opinions in a piece that names its author are those of that person and not necessarily ours.`} ${c.part.views`Whoever writes a comment or another user post is answerable for it; we do not adopt such posts as our own. What the law asks of us as publisher is not affected.`} If we learn of an unlawful post, we examine it and remove it if the report is justified. ${c.part.reply`Anyone named or identifiable in our content has a right of reply under French law; the address is in the section on contact.`}`,
    es: (c) => prose`
      ## Opiniones y comentarios

      ${c.part.guests`Las opiniones de los comentarios y de los artículos de invitados son las de quien los ha escrito y no necesariamente las nuestras.`} ${c.part.authors`Las opiniones de un artículo que nombra a su autor son las de esa persona y no necesariamente las nuestras.`} ${c.part.views`De los comentarios y demás aportaciones de los usuarios responde quien los escribe; no los hacemos nuestros. Ello no afecta a la responsabilidad que la ley atribuye al editor.`} Si tenemos conocimiento de una aportación ilícita, la examinamos y la retiramos cuando el aviso se confirma. ${c.part.reply`Quien sea nombrado o identificable en nuestros contenidos tiene, según el Derecho francés, un derecho de réplica; la dirección figura en el apartado sobre el contacto.`}`,
    fr: (c) => prose`
      ## Opinions et commentaires

      ${c.part.guests`Les opinions exprimées dans les commentaires et les articles d’invités sont celles de leur auteur et ne sont pas nécessairement les nôtres.`} ${c.part.authors`Les opinions exprimées dans un article signé sont celles de son auteur et ne sont pas nécessairement les nôtres.`} ${c.part.views`Les commentaires et autres contributions des utilisateurs engagent leur auteur, sans préjudice de la responsabilité que la loi attache à la publication ; nous ne les faisons pas nôtres.`} Si nous avons connaissance d’une contribution illicite, nous l’examinons et la retirons lorsque le signalement se confirme. ${c.part.reply`Toute personne nommée ou désignée dans nos contenus dispose d’un droit de réponse ; l’adresse figure dans la section sur le contact.`}`,
    it: (c) => prose`
      ## Opinioni e commenti

      ${c.part.guests`Le opinioni espresse nei commenti e negli articoli di ospiti sono di chi li ha scritti e non necessariamente nostre.`} ${c.part.authors`Le opinioni espresse in un articolo firmato sono di chi lo ha scritto e non necessariamente nostre.`} ${c.part.views`Dei commenti e degli altri contributi degli utenti risponde chi li scrive; noi non li facciamo nostri. Resta ferma la responsabilità che la legge collega alla pubblicazione.`} Se veniamo a conoscenza di un contributo illecito, lo esaminiamo e lo rimuoviamo quando la segnalazione trova conferma. ${c.part.reply`Chi è nominato o riconoscibile nei nostri contenuti ha, secondo il diritto francese, un diritto di replica; l’indirizzo è nella sezione sui contatti.`}`,
    nl: (c) => prose`
      ## Meningen en reacties

      ${c.part.guests`Meningen in reacties en gastbijdragen zijn die van de schrijver en niet noodzakelijk de onze.`} ${c.part.authors`Meningen in een bijdrage waarbij de schrijver is genoemd, zijn die van de schrijver en niet noodzakelijk de onze.`} ${c.part.views`Wie een reactie of een andere gebruikersbijdrage plaatst, is daarvoor verantwoordelijk; wij maken die bijdragen niet tot de onze. Wat de wet van ons als uitgever vraagt, blijft gelden.`} Horen wij van een onrechtmatige bijdrage, dan onderzoeken wij die en verwijderen wij die als de melding juist blijkt. ${c.part.reply`Wie in onze inhoud wordt genoemd of herkenbaar is, heeft volgens Frans recht een recht van antwoord; het adres staat in het onderdeel over contact.`}`,
  },
});
