import { has, link, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

/** The one place for notices: elements of Art. 16(2) DSA where it is covered, else notice and takedown in general; Take It Down Act (Pub. L. 119-12, s. 3): plain-language notice of the process, 48 hours. Repeat infringers: 17 U.S.C. § 512(i). */
export const infringement = clause({
  id: 'tc.infringement',
  version: 2,
  price: paidUnless('eu_dsa', 'us_dmca', 'uk_online_safety'),
  when: (a) => a.ugc === 'yes',
  parts: {
    plain: { meets: [], when: (a) => !has(a.laws, 'eu_dsa') },
    union: { meets: ['dsa-16-20'], when: (a) => has(a.laws, 'eu_dsa') },
    agent: { meets: [], when: (a) => has(a.laws, 'us_dmca') },
    repeat: { meets: ['dmca-512-i'], when: (a) => has(a.laws, 'us_dmca') },
    intimate: { meets: ['take-it-down'], when: (a) => has(a.laws, 'us_dmca') },
  },
  text: {
    de: (c) => prose`
      ## Rechtsverletzungen melden

      ${c.part.plain`Verletzt ein Inhalt Ihre Rechte oder das Gesetz, schreiben Sie an ${link(c.say.infringement_email, 'mailto:')}. Nennen Sie, was verletzt ist, wo der Inhalt steht und wie wir Sie erreichen.`} ${c.part.union`Jede Person kann uns Inhalte melden, die sie für rechtswidrig hält: ${link(c.say.infringement_email, 'mailto:')}. Nennen Sie die Gründe, die genaue Fundstelle (URL), Ihren Namen und Ihre E-Mail-Adresse (bei Darstellungen sexuellen Missbrauchs von Kindern nicht nötig) und erklären Sie, dass Sie in gutem Glauben handeln.`} Wir bestätigen den Eingang, prüfen die Meldung zügig und teilen Ihnen die Entscheidung mit. ${c.part.agent`Für Urheberrechte nach dem Recht der Vereinigten Staaten gilt der Abschnitt über den DMCA.`} ${c.part.repeat`Nutzer, die wiederholt fremde Rechte verletzen, schließen wir in angemessenen Fällen aus.`}

      ${c.part.intimate`**Intime Aufnahmen ohne Einwilligung:** Die abgebildete Person oder jemand in ihrem Auftrag kann deren Entfernung an dieselbe Adresse verlangen. Nötig sind eine Unterschrift (auch elektronisch), die Fundstelle, die Erklärung, dass keine Einwilligung vorlag, und Kontaktdaten. Wir entfernen die Aufnahme und bekannte Kopien innerhalb von 48 Stunden.`}`,
    en: (c) => prose`
      ## Reporting infringements

      ${c.part.plain`If content infringes your rights or the law, write to ${link(c.say.infringement_email, 'mailto:')}. Say what is infringed, where the content is and how we can reach you.`} ${c.part.union`Anyone can report content to us that they consider illegal: ${link(c.say.infringement_email, 'mailto:')}. Give the reasons, the exact location (URL), your name and e-mail address (not needed for child sexual abuse material) and a statement that you act in good faith.`} We confirm receipt, review the notice swiftly and tell you the decision. ${c.part.agent`For copyright under the law of the United States the section on the DMCA applies.`} ${c.part.repeat`In appropriate circumstances we terminate the accounts of users who repeatedly infringe the rights of others.`}

      ${c.part.intimate`**Intimate images without consent:** the person shown, or somebody on that person’s behalf, can ask at the same address for their removal. We need a signature (electronic too), where the image is, a statement that there was no consent, and contact details. We remove the image and known copies within 48 hours.`}`,
    es: (c) => prose`
      ## Comunicación de infracciones

      ${c.part.plain`Si un contenido vulnera sus derechos o la ley, escriba a ${link(c.say.infringement_email, 'mailto:')}. Indique qué se vulnera, dónde está el contenido y cómo contactarle.`} ${c.part.union`Cualquier persona puede denunciarnos contenidos que considere ilícitos: ${link(c.say.infringement_email, 'mailto:')}. Indique los motivos, la ubicación exacta (URL), su nombre y su correo electrónico (no necesarios en el material de abuso sexual infantil) y declare que actúa de buena fe.`} Confirmamos la recepción, revisamos el aviso con rapidez y le comunicamos la decisión. ${c.part.agent`Para los derechos de autor según la ley de los Estados Unidos se aplica el apartado sobre la DMCA.`} ${c.part.repeat`En los casos apropiados excluimos a los usuarios que vulneran repetidamente derechos ajenos.`}

      ${c.part.intimate`**Imágenes íntimas sin consentimiento:** la persona que aparece, o alguien en su nombre, puede pedir su retirada en la misma dirección. Necesitamos una firma (también electrónica), la ubicación, la declaración de que no hubo consentimiento y los datos de contacto. Retiramos la imagen y las copias conocidas en 48 horas.`}`,
    fr: (c) => prose`
      ## Signaler une atteinte

      ${c.part.plain`Si un contenu porte atteinte à vos droits ou enfreint la loi, écrivez à ${link(c.say.infringement_email, 'mailto:')}. Indiquez le droit ou la règle en cause, l’emplacement du contenu et vos coordonnées.`} ${c.part.union`Toute personne peut nous signaler un contenu qu’elle estime illicite : ${link(c.say.infringement_email, 'mailto:')}. Indiquez les motifs, l’emplacement exact (URL), votre nom et votre adresse électronique (non exigés pour les abus sexuels sur des enfants) et déclarez agir de bonne foi.`} Nous accusons réception, examinons le signalement rapidement et vous indiquons la décision. ${c.part.agent`Pour le droit d’auteur des États-Unis, la section sur le DMCA s’applique.`} ${c.part.repeat`Dans les cas appropriés, nous excluons les utilisateurs qui portent atteinte de façon répétée aux droits d’autrui.`}

      ${c.part.intimate`**Images intimes sans consentement :** la personne représentée, ou quelqu’un en son nom, peut en demander le retrait à la même adresse. Il faut une signature (même électronique), l’emplacement, la déclaration d’absence de consentement et des coordonnées. Nous retirons l’image et les copies connues dans les 48 heures.`}`,
    it: (c) => prose`
      ## Segnalare violazioni

      ${c.part.plain`Se un contenuto viola i Suoi diritti o la legge, scriva a ${link(c.say.infringement_email, 'mailto:')}. Indichi che cosa è violato, dove si trova il contenuto e come possiamo contattarLa.`} ${c.part.union`Chiunque può segnalarci contenuti che ritiene illegali: ${link(c.say.infringement_email, 'mailto:')}. Indichi i motivi, la posizione esatta (URL), il nome e l’e-mail (non necessari per il materiale di abuso sessuale su minori) e dichiari di agire in buona fede.`} Confermiamo la ricezione, esaminiamo la segnalazione rapidamente e Le comunichiamo la decisione. ${c.part.agent`Per il diritto d’autore degli Stati Uniti si applica la sezione sul DMCA.`} ${c.part.repeat`Nei casi opportuni escludiamo gli utenti che violano ripetutamente diritti altrui.`}

      ${c.part.intimate`**Immagini intime senza consenso:** la persona ritratta, o chi agisce per lei, può chiederne la rimozione allo stesso indirizzo. Servono una firma (anche elettronica), l’indirizzo della pagina in cui si trova l’immagine, la dichiarazione che il consenso mancava e i recapiti. Rimuoviamo l’immagine e le copie note entro 48 ore.`}`,
    nl: (c) => prose`
      ## Inbreuken melden

      ${c.part.plain`Schendt inhoud uw rechten of de wet, schrijf dan naar ${link(c.say.infringement_email, 'mailto:')}. Vermeld wat is geschonden, waar de inhoud staat en hoe wij u bereiken.`} ${c.part.union`Iedereen kan inhoud bij ons melden die hij of zij illegaal acht: ${link(c.say.infringement_email, 'mailto:')}. Vermeld de redenen, de precieze vindplaats (URL), uw naam en e-mailadres (niet nodig bij materiaal van seksueel misbruik van kinderen) en verklaar dat u te goeder trouw handelt.`} Wij bevestigen de ontvangst, beoordelen de melding snel en laten u de beslissing weten. ${c.part.agent`Voor auteursrecht volgens het recht van de Verenigde Staten geldt het onderdeel over de DMCA.`} ${c.part.repeat`In passende gevallen sluiten wij gebruikers uit die herhaaldelijk rechten van anderen schenden.`}

      ${c.part.intimate`**Intieme beelden zonder toestemming:** de afgebeelde persoon, of iemand namens die persoon, kan op hetzelfde adres om verwijdering vragen. Nodig zijn een handtekening (ook elektronisch), de vindplaats, de verklaring dat toestemming ontbrak, en contactgegevens. Wij verwijderen het beeld en bekende kopieën binnen 48 uur.`}`,
  },
});
