import { has, link, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

/** Notice and takedown in general; Take It Down Act (Pub. L. 119-12, s. 3): plain-language notice of the process, 48 hours. Repeat infringers: 17 U.S.C. § 512(i). */
export const infringement = clause({
  id: 'tc.infringement',
  version: 1,
  price: paidUnless('eu_dsa', 'us_dmca', 'uk_online_safety'),
  when: (a) => a.ugc === 'yes',
  parts: {
    repeat: { meets: ['dmca-512-i'], when: (a) => has(a.laws, 'us_dmca') },
    intimate: { meets: ['take-it-down'], when: (a) => has(a.laws, 'us_dmca') },
  },
  text: {
    de: (c) => prose`
      ## Rechtsverletzungen melden

      Verletzt ein Inhalt Ihre Rechte oder das Gesetz, schreiben Sie an ${link(c.say.infringement_email, 'mailto:')}: was verletzt ist, wo der Inhalt steht und wie wir Sie erreichen. Wir prüfen die Meldung zügig und unterrichten Sie über das Ergebnis. ${c.part.repeat`Nutzer, die wiederholt fremde Rechte verletzen, schließen wir in angemessenen Fällen aus.`}

      ${c.part.intimate`**Intime Aufnahmen ohne Einwilligung:** Die abgebildete Person oder jemand in ihrem Auftrag kann deren Entfernung an dieselbe Adresse verlangen. Nötig sind eine Unterschrift (auch elektronisch), die Fundstelle, die Erklärung, dass keine Einwilligung vorlag, und Kontaktdaten. Wir entfernen die Aufnahme und bekannte Kopien innerhalb von 48 Stunden.`}`,
    en: (c) => prose`
      ## Reporting infringements

      If content infringes your rights or the law, write to ${link(c.say.infringement_email, 'mailto:')}: what is infringed, where the content stands and how we reach you. We review the notice swiftly and tell you the result. ${c.part.repeat`In appropriate cases we exclude users who repeatedly infringe the rights of others.`}

      ${c.part.intimate`**Intimate images without consent:** the person shown, or somebody on that person’s behalf, can ask at the same address for their removal. We need a signature (electronic too), where the image is, a statement that there was no consent, and contact details. We remove the image and known copies within 48 hours.`}`,
    es: (c) => prose`
      ## Comunicación de infracciones

      Si un contenido vulnera sus derechos o la ley, escriba a ${link(c.say.infringement_email, 'mailto:')}: qué se vulnera, dónde está el contenido y cómo contactarle. Revisamos el aviso con rapidez y le comunicamos el resultado. ${c.part.repeat`En los casos apropiados excluimos a los usuarios que vulneran repetidamente derechos ajenos.`}

      ${c.part.intimate`**Imágenes íntimas sin consentimiento:** la persona que aparece, o alguien en su nombre, puede pedir su retirada en la misma dirección. Necesitamos una firma (también electrónica), la ubicación, la declaración de que no hubo consentimiento y los datos de contacto. Retiramos la imagen y las copias conocidas en 48 horas.`}`,
    fr: (c) => prose`
      ## Signaler une atteinte

      Si un contenu porte atteinte à vos droits ou à la loi, écrivez à ${link(c.say.infringement_email, 'mailto:')} : ce qui est atteint, où se trouve le contenu et comment vous joindre. Nous examinons le signalement rapidement et vous en indiquons la suite. ${c.part.repeat`Dans les cas appropriés, nous excluons les utilisateurs qui portent atteinte de façon répétée aux droits d’autrui.`}

      ${c.part.intimate`**Images intimes sans consentement :** la personne représentée, ou quelqu’un en son nom, peut en demander le retrait à la même adresse. Il faut une signature (même électronique), l’emplacement, la déclaration d’absence de consentement et des coordonnées. Nous retirons l’image et les copies connues dans les 48 heures.`}`,
    it: (c) => prose`
      ## Segnalare violazioni

      Se un contenuto viola i Suoi diritti o la legge, scriva a ${link(c.say.infringement_email, 'mailto:')}: che cosa è violato, dove si trova il contenuto e come possiamo contattarLa. Esaminiamo la segnalazione rapidamente e Le comunichiamo l’esito. ${c.part.repeat`Nei casi opportuni escludiamo gli utenti che violano ripetutamente diritti altrui.`}

      ${c.part.intimate`**Immagini intime senza consenso:** la persona ritratta, o chi agisce per lei, può chiederne la rimozione allo stesso indirizzo. Servono una firma (anche elettronica), la posizione, la dichiarazione che il consenso mancava e i recapiti. Rimuoviamo l’immagine e le copie note entro 48 ore.`}`,
    nl: (c) => prose`
      ## Inbreuken melden

      Schendt inhoud uw rechten of de wet, schrijf dan naar ${link(c.say.infringement_email, 'mailto:')}: wat is geschonden, waar de inhoud staat en hoe wij u bereiken. Wij beoordelen de melding snel en berichten u over het resultaat. ${c.part.repeat`In passende gevallen sluiten wij gebruikers uit die herhaaldelijk rechten van anderen schenden.`}

      ${c.part.intimate`**Intieme beelden zonder toestemming:** de afgebeelde persoon, of iemand namens die persoon, kan op hetzelfde adres om verwijdering vragen. Nodig zijn een handtekening (ook elektronisch), de vindplaats, de verklaring dat toestemming ontbrak, en contactgegevens. Wij verwijderen het beeld en bekende kopieën binnen 48 uur.`}`,
  },
});
