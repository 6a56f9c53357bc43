import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// App Store Review Guidelines 1.2, Google Play policy on user generated content; contact points, moderation, reasons and complaints: Regulation
// (EU) 2022/2065, Articles 11, 12, 14, 16, 17 and 20.
export const ugc = clause({
  id: 'eu.ugc',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.ugc === 'yes',
  parts: {
    rules: { meets: ['apple-ugc', 'play-ugc'] },
    measures: { meets: ['apple-ugc', 'play-ugc'] },
    machine: { meets: [], when: (a) => has(a.ai_features, 'moderation') },
    union: { meets: [], when: (a) => has(a.laws, 'eu_software') },
  },
  text: {
    de: (c) => prose`
      ## Inhalte der Nutzer

      Ihre Inhalte gehören weiter Ihnen. Sie räumen uns nur die Rechte ein, die wir brauchen, um sie in der Software zu speichern und denen zu zeigen, mit denen Sie sie teilen; diese Rechte enden, wenn Sie den Inhalt löschen.

      ${c.part.rules`Bevor Sie Inhalte teilen, stimmen Sie diesen Regeln zu. Verboten sind rechtswidrige Inhalte, Hass, Drohung und Belästigung, sexuelle Darstellungen von Kindern und Gewalt gegen sie, Betrug, Schadprogramme, Inhalte ohne die nötigen Rechte und missbräuchliches Verhalten gegenüber anderen; wir dulden weder solche Inhalte noch Nutzer, die andere missbräuchlich behandeln.`}

      ${c.part.measures`Wir filtern anstößige Inhalte${c.part.machine`, auch mit Software`}. In der Software können Sie Inhalte melden und Nutzer blockieren; unsere Kontaktdaten stehen am Ende dieses Vertrags. Wir prüfen Meldungen unverzüglich, entfernen verbotene Inhalte und sperren, wer wiederholt oder schwer gegen die Regeln verstößt. Betroffenen nennen wir den Grund.`}

      ${c.part.union`In der Europäischen Union gilt außerdem: Die Kontaktdaten am Ende dieses Vertrags sind zugleich unsere Kontaktstelle für Behörden und Nutzer, in den Sprachen, in denen es diesen Vertrag gibt. Wer etwas gemeldet hat, erfährt unsere Entscheidung. Entscheidungen treffen wir sorgfältig und ohne Willkür. Sie können ihnen innerhalb von sechs Monaten kostenlos bei uns widersprechen; darüber entscheidet ein Mensch.`}`,
    en: (c) => prose`
      ## User content

      Your content remains yours. You grant us only the rights that we need to store it in the software and show it to those with whom you share it; these rights end when you delete the content.

      ${c.part.rules`Before you share content, you agree to these rules. Forbidden are unlawful content, hatred, threats and harassment, sexual depictions of children and violence against them, fraud, malware, content without the necessary rights, and abusive behaviour towards others; we tolerate neither such content nor users who abuse others.`}

      ${c.part.measures`We filter objectionable content${c.part.machine`, also by software`}. In the software you can report content and block users; our contact details are at the end of this agreement. We examine reports without delay, remove forbidden content and exclude those who break the rules repeatedly or seriously. We tell the people affected the reason.`}

      ${c.part.union`In the European Union, in addition: the contact details at the end of this agreement are also our point of contact for authorities and users, in the languages in which this agreement exists. Whoever reported something learns our decision. We take decisions diligently and not arbitrarily. You may complain to us about them free of charge within six months; a person decides on the complaint.`}`,
    es: (c) => prose`
      ## Contenidos de los usuarios

      Sus contenidos siguen siendo suyos. Solo nos concede los derechos que necesitamos para guardarlos en el software y mostrarlos a quienes usted los comparte; esos derechos terminan cuando usted borra el contenido.

      ${c.part.rules`Antes de compartir contenidos, usted acepta estas reglas. Se prohíben los contenidos ilícitos, el odio, las amenazas y el acoso, las representaciones sexuales de menores y la violencia contra ellos, el fraude, los programas maliciosos, los contenidos sin los derechos necesarios y el comportamiento abusivo con otras personas; no toleramos esos contenidos ni a los usuarios que abusan de otros.`}

      ${c.part.measures`Filtramos los contenidos inaceptables${c.part.machine`, también mediante programas`}. En el software puede denunciar contenidos y bloquear usuarios; nuestros datos de contacto figuran al final de este contrato. Examinamos las denuncias sin demora, retiramos los contenidos prohibidos y excluimos a quien infringe las reglas de forma reiterada o grave. Comunicamos el motivo a los afectados.`}

      ${c.part.union`En la Unión Europea se aplica además lo siguiente: los datos de contacto que figuran al final de este contrato son también nuestro punto de contacto para autoridades y usuarios, en las lenguas en que existe este contrato. Quien ha denunciado algo conoce nuestra decisión. Decidimos con diligencia y sin arbitrariedad. Puede reclamar gratuitamente ante nosotros contra una decisión en un plazo de seis meses; sobre la reclamación decide una persona.`}`,
    fr: (c) => prose`
      ## Contenus des utilisateurs

      Vos contenus restent les vôtres. Vous nous accordez seulement les droits nécessaires pour les conserver dans le logiciel et les montrer à ceux avec qui vous les partagez ; ces droits cessent lorsque vous supprimez le contenu.

      ${c.part.rules`Avant de partager des contenus, vous acceptez ces règles. Sont interdits les contenus illicites, la haine, les menaces et le harcèlement, les représentations sexuelles d’enfants et la violence à leur égard, la fraude, les logiciels malveillants, les contenus sans les droits nécessaires et les comportements abusifs envers autrui ; nous ne tolérons ni ces contenus ni les utilisateurs qui abusent d’autrui.`}

      ${c.part.measures`Nous filtrons les contenus inacceptables${c.part.machine`, y compris à l’aide de logiciels`}. Dans le logiciel, vous pouvez signaler des contenus et bloquer des utilisateurs ; nos coordonnées figurent à la fin du présent contrat. Nous examinons les signalements sans tarder, retirons les contenus interdits et excluons quiconque enfreint les règles de manière répétée ou grave. Nous en indiquons le motif aux personnes concernées.`}

      ${c.part.union`Dans l’Union européenne s’applique en outre ce qui suit : les coordonnées figurant à la fin du présent contrat sont aussi notre point de contact pour les autorités et les utilisateurs, dans les langues où ce contrat existe. L’auteur d’un signalement apprend notre décision. Nous décidons avec diligence et sans arbitraire. Vous pouvez contester gratuitement une décision auprès de nous dans un délai de six mois ; une personne statue sur la contestation.`}`,
    it: (c) => prose`
      ## Contenuti degli utenti

      I Suoi contenuti restano Suoi. Ci concede soltanto i diritti necessari per conservarli nel software e mostrarli a coloro con cui li condivide; questi diritti cessano quando Lei cancella il contenuto.

      ${c.part.rules`Prima di condividere contenuti Lei accetta queste regole. Sono vietati i contenuti illeciti, l’odio, le minacce e le molestie, le rappresentazioni sessuali di minori e la violenza contro di loro, la frode, i programmi dannosi, i contenuti privi dei diritti necessari e i comportamenti abusivi verso altri; non tolleriamo né questi contenuti né gli utenti che abusano di altri.`}

      ${c.part.measures`Filtriamo i contenuti inaccettabili${c.part.machine`, anche con programmi`}. Nel software può segnalare contenuti e bloccare utenti; i nostri recapiti sono alla fine di questo contratto. Esaminiamo le segnalazioni senza indugio, rimuoviamo i contenuti vietati ed escludiamo chi viola le regole ripetutamente o gravemente. Comunichiamo il motivo agli interessati.`}

      ${c.part.union`Nell’Unione europea vale inoltre quanto segue: i recapiti alla fine di questo contratto sono anche il nostro punto di contatto per autorità e utenti, nelle lingue in cui questo contratto esiste. Chi ha segnalato qualcosa viene a conoscenza della nostra decisione. Decidiamo con diligenza e senza arbitrio. Può opporsi gratuitamente a una decisione presso di noi entro sei mesi; sull’opposizione decide una persona.`}`,
    nl: (c) => prose`
      ## Inhoud van gebruikers

      Uw inhoud blijft van u. U geeft ons alleen de rechten die wij nodig hebben om die in de software te bewaren en te tonen aan wie u die deelt; die rechten eindigen wanneer u de inhoud verwijdert.

      ${c.part.rules`Voordat u inhoud deelt, stemt u in met deze regels. Verboden zijn onrechtmatige inhoud, haat, bedreiging en intimidatie, seksuele afbeeldingen van kinderen en geweld tegen hen, fraude, schadelijke software, inhoud zonder de nodige rechten en misbruik van anderen; wij dulden zulke inhoud niet en ook geen gebruikers die anderen misbruiken.`}

      ${c.part.measures`Wij filteren aanstootgevende inhoud${c.part.machine`, ook met software`}. In de software kunt u inhoud melden en gebruikers blokkeren; onze contactgegevens staan aan het eind van deze overeenkomst. Wij onderzoeken meldingen zo snel mogelijk, verwijderen verboden inhoud en sluiten uit wie de regels herhaaldelijk of ernstig schendt. Wij noemen de betrokkenen de reden.`}

      ${c.part.union`In de Europese Unie geldt bovendien: de contactgegevens aan het eind van deze overeenkomst zijn ook ons contactpunt voor autoriteiten en gebruikers, in de talen waarin deze overeenkomst bestaat. Wie iets heeft gemeld, hoort onze beslissing. Wij beslissen zorgvuldig en zonder willekeur. U kunt binnen zes maanden gratis bij ons bezwaar maken tegen een beslissing; over het bezwaar beslist een mens.`}`,
  },
});
