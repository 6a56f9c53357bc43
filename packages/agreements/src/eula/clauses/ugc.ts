import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// App Store Review Guidelines 1.2, Google Play policy on user generated content; statement of reasons: Regulation (EU) 2022/2065, Article 17.
export const ugc = clause({
  id: 'eu.ugc',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.ugc === 'yes',
  parts: {
    rules: { meets: ['apple-ugc', 'play-ugc'] },
    measures: { meets: ['apple-ugc', 'play-ugc'] },
  },
  text: {
    de: (c) => prose`
      ## Inhalte der Nutzer

      Ihre Inhalte bleiben Ihre. Sie räumen uns nur die Rechte ein, die wir brauchen, um sie in der Software zu speichern und denen zu zeigen, mit denen Sie sie teilen; diese Rechte enden, wenn Sie den Inhalt löschen.

      ${c.part.rules`Bevor Sie Inhalte teilen, stimmen Sie diesen Regeln zu. Verboten sind rechtswidrige Inhalte, Hass, Drohung und Belästigung, sexuelle Darstellungen von Kindern und Gewalt gegen sie, Betrug, Schadprogramme, Inhalte ohne die nötigen Rechte und missbräuchliches Verhalten gegenüber anderen; wir dulden weder solche Inhalte noch Nutzer, die andere missbräuchlich behandeln.`}

      ${c.part.measures`Wir filtern anstößige Inhalte. In der Software können Sie Inhalte melden und Nutzer blockieren; unsere Kontaktdaten stehen am Ende dieses Vertrags. Wir prüfen Meldungen unverzüglich, entfernen verbotene Inhalte und sperren, wer wiederholt oder schwer gegen die Regeln verstößt. Betroffenen nennen wir den Grund.`}`,
    en: (c) => prose`
      ## User content

      Your content remains yours. You grant us only the rights that we need to store it in the software and show it to those with whom you share it; these rights end when you delete the content.

      ${c.part.rules`Before you share content, you agree to these rules. Forbidden are unlawful content, hatred, threats and harassment, sexual depictions of children and violence against them, fraud, malware, content without the necessary rights, and abusive behaviour towards others; we tolerate neither such content nor users who abuse others.`}

      ${c.part.measures`We filter objectionable content. In the software you can report content and block users; our contact details stand at the end of this agreement. We examine reports without delay, remove forbidden content and exclude those who break the rules repeatedly or seriously. We tell the people affected the reason.`}`,
    es: (c) => prose`
      ## Contenidos de los usuarios

      Sus contenidos siguen siendo suyos. Solo nos concede los derechos que necesitamos para guardarlos en el software y mostrarlos a quienes usted los comparte; esos derechos terminan cuando usted borra el contenido.

      ${c.part.rules`Antes de compartir contenidos, usted acepta estas reglas. Se prohíben los contenidos ilícitos, el odio, las amenazas y el acoso, las representaciones sexuales de menores y la violencia contra ellos, el fraude, los programas maliciosos, los contenidos sin los derechos necesarios y el comportamiento abusivo con otras personas; no toleramos esos contenidos ni a los usuarios que abusan de otros.`}

      ${c.part.measures`Filtramos los contenidos inaceptables. En el software puede denunciar contenidos y bloquear usuarios; nuestros datos de contacto figuran al final de este contrato. Examinamos las denuncias sin demora, retiramos los contenidos prohibidos y excluimos a quien infringe las reglas de forma reiterada o grave. Comunicamos el motivo a los afectados.`}`,
    fr: (c) => prose`
      ## Contenus des utilisateurs

      Vos contenus restent les vôtres. Vous nous accordez seulement les droits nécessaires pour les conserver dans le logiciel et les montrer à ceux avec qui vous les partagez ; ces droits cessent lorsque vous supprimez le contenu.

      ${c.part.rules`Avant de partager des contenus, vous acceptez ces règles. Sont interdits les contenus illicites, la haine, les menaces et le harcèlement, les représentations sexuelles d’enfants et la violence à leur égard, la fraude, les logiciels malveillants, les contenus sans les droits nécessaires et les comportements abusifs envers autrui ; nous ne tolérons ni ces contenus ni les utilisateurs qui abusent d’autrui.`}

      ${c.part.measures`Nous filtrons les contenus inacceptables. Dans le logiciel, vous pouvez signaler des contenus et bloquer des utilisateurs ; nos coordonnées figurent à la fin du présent contrat. Nous examinons les signalements sans tarder, retirons les contenus interdits et excluons quiconque enfreint les règles de manière répétée ou grave. Nous en indiquons le motif aux personnes concernées.`}`,
    it: (c) => prose`
      ## Contenuti degli utenti

      I Suoi contenuti restano Suoi. Ci concede soltanto i diritti necessari per conservarli nel software e mostrarli a coloro con cui li condivide; questi diritti cessano quando Lei cancella il contenuto.

      ${c.part.rules`Prima di condividere contenuti Lei accetta queste regole. Sono vietati i contenuti illeciti, l’odio, le minacce e le molestie, le rappresentazioni sessuali di minori e la violenza contro di loro, la frode, i programmi dannosi, i contenuti privi dei diritti necessari e i comportamenti abusivi verso altri; non tolleriamo né questi contenuti né gli utenti che abusano di altri.`}

      ${c.part.measures`Filtriamo i contenuti inaccettabili. Nel software può segnalare contenuti e bloccare utenti; i nostri recapiti sono alla fine di questo contratto. Esaminiamo le segnalazioni senza indugio, rimuoviamo i contenuti vietati ed escludiamo chi viola le regole ripetutamente o gravemente. Comunichiamo il motivo agli interessati.`}`,
    nl: (c) => prose`
      ## Inhoud van gebruikers

      Uw inhoud blijft van u. U geeft ons alleen de rechten die wij nodig hebben om die in de software te bewaren en te tonen aan wie u die deelt; die rechten eindigen wanneer u de inhoud verwijdert.

      ${c.part.rules`Voordat u inhoud deelt, stemt u in met deze regels. Verboden zijn onrechtmatige inhoud, haat, bedreiging en intimidatie, seksuele afbeeldingen van kinderen en geweld tegen hen, fraude, schadelijke software, inhoud zonder de nodige rechten en misbruik van anderen; wij dulden zulke inhoud niet en ook geen gebruikers die anderen misbruiken.`}

      ${c.part.measures`Wij filteren aanstootgevende inhoud. In de software kunt u inhoud melden en gebruikers blokkeren; onze contactgegevens staan aan het eind van deze overeenkomst. Wij onderzoeken meldingen zo snel mogelijk, verwijderen verboden inhoud en sluiten uit wie de regels herhaaldelijk of ernstig schendt. Wij noemen de betrokkenen de reden.`}`,
  },
});
