import { has, prose } from '../../document/authoring.ts';
import { catalogueLink } from '../words/catalogue-link.ts';
import { underBritish } from '../words/regulation.ts';
import { clause } from './clause.ts';
import { holdsFact } from '../derive/holds-fact.ts';

const regulator = catalogueLink('https://ico.org.uk');

/**
 * What British law adds to the rights that the sections on rights and objection list for both regulations. Month and its
 * start: UK GDPR Art. 12(3), 12A (DUAA 2025 s.76; the pause for a clarification is not promised and left out). Complaint to
 * the controller: DPA 2018 s.164A, in force since 19 June 2026 (acknowledged within 30 days, steps without undue delay,
 * outcome). Regulator: Art. 13(2)(d), 77, DPA 2018 s.165; the Information Commission (DUAA 2025 s.117-119) takes over on a day
 * that was not found, so both are named. Automated decisions: Art. 22A-22D. Recognised legitimate interests
 * (Art. 6(1)(ea)) are not asked and not named.
 */
export const rightsUk = clause({
  id: 'pp.rights.uk',
  version: 1,
  when: underBritish,
  parts: {
    same: { meets: ['uk-gdpr-13'], when: (a) => has(a.laws, 'gdpr') },
    period: { meets: [] },
    direct: { meets: ['uk-dpa-164A'] },
    regulator: { meets: ['uk-gdpr-13-2-d'] },
    automated: { meets: ['uk-gdpr-22C'], when: (a) => holdsFact(a, 'data:adm') },
  },
  text: {
    de: (c) => prose`
      ## Ihre Rechte im Vereinigten Königreich

      ${c.part
        .same`Wenn Sie im Vereinigten Königreich leben, haben Sie die Rechte aus den Abschnitten „Ihre Rechte“ und „Ihr
      Widerspruchsrecht“ nach der dort geltenden UK GDPR.`} ${c.part
        .period`Im Vereinigten Königreich beginnt die Monatsfrist für unsere Antwort, sobald uns Ihr Antrag und ein etwa erforderlicher Nachweis Ihrer Identität vorliegen.`}

      ${c.part
        .direct`**Beschwerde bei uns:** Meinen Sie, dass wir mit Ihren Daten gegen das Datenschutzrecht des Vereinigten
      Königreichs verstoßen? Dann können Sie sich unmittelbar bei uns beschweren (Section 164A des Data Protection Act 2018),
      auf jedem Weg, den der Abschnitt „Wie Sie einen Antrag stellen“ nennt. Wir bestätigen den Eingang innerhalb von 30 Tagen,
      gehen der Beschwerde unverzüglich nach und teilen Ihnen das Ergebnis mit.`}

      ${c.part
        .regulator`**Beschwerde bei der Aufsicht:** Sie können sich auch bei der britischen Datenschutzaufsicht beschweren,
      dem Information Commissioner (ICO), ${regulator}. Sobald die Information
      Commission an seine Stelle tritt, ist sie zuständig.`}

      ${c.part
        .automated`**Automatisierte Entscheidungen:** Der Abschnitt „Automatisierte Verarbeitung und Entscheidungen“ nennt
      sie. Hat eine Entscheidung erhebliche Folgen für Sie und war kein Mensch maßgeblich daran beteiligt, können Sie sich dazu
      äußern, das Eingreifen eines Menschen verlangen und sie anfechten (Art. 22A bis 22D UK GDPR).`}`,
    en: (c) => prose`
      ## Your rights in the United Kingdom

      ${c.part
        .same`If you live in the United Kingdom, the rights in the sections “Your rights” and “Your right to object” are
      yours under the UK GDPR.`} ${c.part
        .period`For people in the United Kingdom, the month for our reply begins when we have your
      request and any proof of identity that is needed.`}

      ${c.part
        .direct`**Complaint to us:** if you think that our use of your data infringes UK data protection law, you can
      complain to us directly (section 164A of the Data Protection Act 2018), in any of the ways listed in the section “How to make
      a request”. We acknowledge your complaint within 30 days, look into it without undue delay and tell you the outcome.`}

      ${c.part
        .regulator`**Complaint to the regulator:** you can also complain to the UK regulator, the Information Commissioner
      (ICO), ${regulator}. Once the Information Commission takes its place, you can
      complain to the Commission.`}

      ${c.part
        .automated`**Automated decisions:** the section “Automated processing and decisions” describes them. Where a
      decision affects you significantly and no person was meaningfully involved, you can make representations about it, obtain
      human intervention and contest it (Articles 22A to 22D UK GDPR).`}`,
    es: (c) => prose`
      ## Sus derechos en el Reino Unido

      ${c.part
        .same`Si vive en el Reino Unido, los derechos de los apartados «Sus derechos» y «Su derecho de oposición» le
      corresponden conforme al UK GDPR.`} ${c.part
        .period`Para las personas que se encuentran en el Reino Unido, el plazo de un mes
      para nuestra respuesta empieza cuando disponemos de su solicitud y, si es necesaria, de la acreditación de su identidad.`}

      ${c.part
        .direct`**Reclamación ante nosotros:** si considera que nuestro tratamiento de sus datos infringe el Derecho británico de
      protección de datos, puede reclamar directamente ante nosotros (artículo 164A de la Data Protection Act 2018) por cualquiera de las vías
      indicadas en el apartado «Cómo presentar una solicitud». Acusamos recibo en un plazo de 30 días, tramitamos la reclamación
      sin dilación indebida y le comunicamos el resultado.`}

      ${c.part
        .regulator`**Reclamación ante la autoridad:** también puede reclamar ante la autoridad británica de protección de
      datos, el Information Commissioner (ICO), ${regulator}. Cuando la Information
      Commission lo sustituya, será ella la competente.`}

      ${c.part
        .automated`**Decisiones automatizadas:** se describen en el apartado «Tratamiento y decisiones automatizados». Si una
      decisión le afecta de forma significativa y ninguna persona ha intervenido en ella de manera relevante, puede formular
      alegaciones, obtener la intervención de una persona e impugnarla (artículos 22A a 22D del UK GDPR).`}`,
    fr: (c) => prose`
      ## Vos droits au Royaume-Uni

      ${c.part
        .same`Si vous vivez au Royaume-Uni, vous disposez, en vertu du UK GDPR, des droits indiqués dans les sections
      « Vos droits » et « Votre droit d’opposition ».`} ${c.part
        .period`Pour les personnes se trouvant au Royaume-Uni, le délai d’un mois pour notre
      réponse commence lorsque nous disposons de votre demande et, si nécessaire, d’un justificatif de votre identité.`}

      ${c.part
        .direct`**Réclamation auprès de nous :** si vous estimez que nous enfreignons le droit britannique de la protection des
      données, vous pouvez introduire une réclamation directement auprès de nous (article 164A du Data Protection Act 2018) par
      l’un des moyens indiqués dans la section « Comment présenter une demande ». Nous en accusons réception dans un délai de 30
      jours, l’examinons sans retard injustifié et vous informons de la suite donnée.`}

      ${c.part
        .regulator`**Réclamation auprès de l’autorité :** vous pouvez également saisir l’autorité britannique de protection des
      données, l’Information Commissioner (ICO), ${regulator}. Dès que l’Information
      Commission l’aura remplacé, elle sera compétente.`}

      ${c.part
        .automated`**Décisions automatisées :** elles sont décrites dans la section « Traitement et décisions automatisés ».
      Si une décision prise sans intervention humaine réelle produit des effets juridiques à votre égard ou vous affecte de
      manière significative de façon similaire, vous pouvez présenter vos observations, obtenir une intervention humaine et contester la décision (articles 22A à 22D du UK GDPR).`}`,
    it: (c) => prose`
      ## I Suoi diritti nel Regno Unito

      ${c.part
        .same`Se vive nel Regno Unito, i diritti indicati nelle sezioni «I Suoi diritti» e «Il Suo diritto di opposizione» Le
      spettano in base al UK GDPR.`} ${c.part
        .period`Per le persone nel Regno Unito il termine di un mese per la nostra risposta
      decorre da quando disponiamo della Sua richiesta e, se necessaria, della prova della Sua identità.`}

      ${c.part
        .direct`**Reclamo presso di noi:** se ritiene che nel trattare i Suoi dati violiamo il diritto britannico sulla
      protezione dei dati, può proporre reclamo direttamente a noi (sezione 164A del Data Protection Act 2018) in uno dei modi
      indicati nella sezione «Come presentare una richiesta». Ne confermiamo il ricevimento entro 30 giorni, lo esaminiamo senza
      ingiustificato ritardo e Le comunichiamo l’esito.`}

      ${c.part
        .regulator`**Reclamo all’autorità:** può proporre reclamo anche all’autorità britannica per la protezione dei dati,
      l’Information Commissioner (ICO), ${regulator}. Quando l’Information
      Commission gli subentrerà, sarà questa l’autorità competente.`}

      ${c.part
        .automated`**Decisioni automatizzate:** sono descritte nella sezione «Trattamento e decisioni automatizzati». Se una
      decisione incide in modo significativo su di Lei e nessuna persona vi ha partecipato in misura rilevante, può presentare
      osservazioni, ottenere l’intervento di una persona e contestarla (artt. da 22A a 22D del UK GDPR).`}`,
    nl: (c) => prose`
      ## Uw rechten in het Verenigd Koninkrijk

      ${c.part
        .same`Woont u in het Verenigd Koninkrijk, dan hebt u de rechten uit de onderdelen “Uw rechten” en “Uw recht van
      bezwaar” op grond van de UK GDPR.`} ${c.part
        .period`Voor mensen in het Verenigd Koninkrijk begint de antwoordtermijn van één maand zodra wij uw verzoek en, waar dat nodig is, een bewijs van uw identiteit hebben.`}

      ${c.part
        .direct`**Klacht bij ons:** meent u dat wij met uw gegevens het Britse gegevensbeschermingsrecht schenden, dan kunt u
      rechtstreeks bij ons klagen (artikel 164A van de Data Protection Act 2018), op elke manier die het onderdeel “Hoe u een
      verzoek indient” noemt. Wij bevestigen de ontvangst binnen 30 dagen, onderzoeken de klacht zonder onnodige vertraging en
      laten u de uitkomst weten.`}

      ${c.part
        .regulator`**Klacht bij de toezichthouder:** u kunt ook een klacht indienen bij de Britse toezichthouder, de
      Information Commissioner (ICO), ${regulator}. Zodra de Information Commission die taak heeft overgenomen, is die commissie bevoegd.`}

      ${c.part
        .automated`**Geautomatiseerde besluiten:** het onderdeel “Geautomatiseerde verwerking en besluiten” beschrijft ze.
      Heeft een besluit aanmerkelijke gevolgen voor u en was er geen mens wezenlijk bij betrokken, dan kunt u uw standpunt
      kenbaar maken, menselijke tussenkomst verkrijgen en het besluit aanvechten (artikelen 22A tot en met 22D UK GDPR).`}`,
  },
});
