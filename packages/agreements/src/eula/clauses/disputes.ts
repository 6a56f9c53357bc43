import { has, link, prose, rows, sequence } from '../../document/authoring.ts';
import { businessesToo, consumersToo } from '../conditions.ts';
import { clause, type EulaQuestions } from './clause.ts';

type Given = { readonly [Q in keyof EulaQuestions]?: EulaQuestions[Q] | undefined };

const inUnion = (a: Given): boolean => consumersToo(a) && has(a.laws, 'eu_software');

// Directive 93/13/EEC, Annex 1(q); Arbitration Act 1996 s. 89-91; Articles 33(2)(t) and 36 Codice del consumo; R212-2, 10°,
// L612-1 and L616-1 Code de la consommation; Quebec CPA s. 11.1, Ontario CPA 2002 s. 7. The list of places is that of tc.arbitration.
export const disputes = clause({
  id: 'eu.disputes',
  version: 3,
  price: (a) => (a.dispute_mode === 'arbitration' ? 'answer_premium' : null),
  parts: {
    talk: { meets: ['practice-eu-law'] },
    mediation: { meets: [], when: (a) => a.dispute_mode === 'mediation' },
    shared: { meets: [], when: (a) => businessesToo(a) },
    free: { meets: [], when: (a) => consumersToo(a) },
    courts: { meets: [], when: (a) => a.dispute_mode !== 'arbitration' },
    body: { meets: [], when: (a) => a.eu_adr === 'takes-part' && inUnion(a) },
    none: { meets: [], when: (a) => a.eu_adr === 'not-obliged' && inUnion(a) },
    prescribed: { meets: [], when: (a) => inUnion(a) },
    arbitration: { meets: [], when: (a) => a.dispute_mode === 'arbitration' },
    costs: { meets: [], when: (a) => consumersToo(a) },
    waiver: { meets: [], when: (a) => a.arbitration?.[0]?.class_waiver === 'yes' },
    spared: { meets: [], when: (a) => a.dispute_mode === 'arbitration' && consumersToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Streitigkeiten

      ${c.part.talk`Bei einem Streit sprechen Sie uns bitte zuerst an; wir suchen gemeinsam eine Lösung.`} ${c.part.mediation`Finden wir sie nicht binnen 30 Tagen, können beide Seiten eine Mediation vereinbaren. ${c.part.shared`Ihre Kosten teilen wir uns mit Unternehmern.`} ${c.part.free`Für Verbraucher ist sie freiwillig und kostenlos.`}`} ${c.part.courts`Das Recht beider Seiten, die zuständigen Gerichte anzurufen, bleibt unberührt.`}

      ${c.part.body`Wir nehmen an Streitbeilegungsverfahren vor dieser Verbraucherschlichtungsstelle teil: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}.`} ${c.part.none`Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.`} ${c.part.prescribed`Schreibt das Recht des Landes, in dem ein Verbraucher lebt, eine Schlichtungsstelle oder einen Mediator vor, nennen wir ihm diese Stelle, sobald eine Beschwerde ungelöst bleibt.`}

      ${c.part.arbitration(prose`
        **Beachten Sie: In den hier genannten Fällen tritt ein Schiedsverfahren an die Stelle des staatlichen Gerichts.**

        ${sequence(
          rows(c.say.arbitration).map(
            (row) => prose`
              Einigen wir uns nicht binnen 30 Tagen, entscheidet ein Schiedsgericht. Einrichtung und Ort: ${row.arbitration_provider} (${row.arbitration_seat}). Es gelten die Regeln dieser Einrichtung, auch für die Sprache. ${c.part.costs`Von den Kosten trägt ein Verbraucher nicht mehr, als ihn eine Klage vor Gericht kosten würde; den Rest tragen wir.`} Sie können dieser Schiedsvereinbarung innerhalb von ${c.span(row.arbitration_opt_out, 'days', 'dat')} nach der Annahme des Vertrags durch eine Nachricht an uns widersprechen; Nachteile entstehen Ihnen nicht. Geringfügige Forderungen dürfen beide Seiten vor das dafür zuständige Gericht bringen. ${c.part.waiver`**Soweit das Recht es erlaubt, führt jede Seite das Verfahren nur für sich und nicht als Sammelklage.**`}`,
          ),
        )}`)}

      ${c.part.spared`Für Verbraucher in der Europäischen Union, im Europäischen Wirtschaftsraum, in der Schweiz, im Vereinigten Königreich, in Québec und in Ontario gilt das Schiedsverfahren nicht. Für andere Verbraucher gilt es nur, soweit das Recht ihres Wohnsitzes eine solche Vereinbarung vor Entstehen des Streits zulässt. Wer nicht daran gebunden ist, kann die zuständigen Gerichte anrufen.`}`,
    en: (c) => prose`
      ## Disputes

      ${c.part.talk`In a dispute, please speak to us first; we look for a solution together.`} ${c.part.mediation`If we do not find one within 30 days, both sides may agree on mediation. ${c.part.shared`We share its cost with businesses.`} ${c.part.free`For consumers it is voluntary and free of charge.`}`} ${c.part.courts`The right of both sides to go to the competent courts remains unaffected.`}

      ${c.part.body`We take part in dispute resolution before this consumer dispute body: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}.`} ${c.part.none`We are neither willing nor obliged to take part in dispute resolution before a consumer dispute body.`} ${c.part.prescribed`Where the law of the country in which a consumer lives prescribes a dispute body or a mediator, we name it to that consumer as soon as a complaint remains unsettled.`}

      ${c.part.arbitration(prose`
        **Please note: in the cases named here, arbitration replaces the courts.**

        ${sequence(
          rows(c.say.arbitration).map(
            (row) => prose`
              If we do not agree within 30 days, arbitration decides. Institution and seat: ${row.arbitration_provider} (${row.arbitration_seat}). The rules of that institution apply, also to the language. ${c.part.costs`Of the costs a consumer bears no more than a court action would cost; we bear the rest.`} You may opt out of this arbitration agreement by a message to us within ${c.span(row.arbitration_opt_out, 'days')} of accepting this agreement; this brings you no disadvantage. Either side may take small claims to the court that deals with them. ${c.part.waiver`**As far as the law permits, each side conducts the proceedings only for itself and not as a class action.**`}`,
          ),
        )}`)}

      ${c.part.spared`Arbitration does not apply to consumers in the European Union, the European Economic Area, Switzerland, the United Kingdom, Quebec and Ontario. It applies to other consumers only as far as the law of their place of residence permits such an agreement before the dispute arises. Whoever is not bound by it may go to the competent courts.`}`,
    es: (c) => prose`
      ## Controversias

      ${c.part.talk`En caso de controversia, diríjase primero a nosotros; buscaremos juntos una solución.`} ${c.part.mediation`Si no la encontramos en 30 días, ambas partes pueden acordar una mediación. ${c.part.shared`Compartimos su coste con las empresas.`} ${c.part.free`Para los consumidores es voluntaria y gratuita.`}`} ${c.part.courts`Subsiste el derecho de ambas partes a acudir a los tribunales competentes.`}

      ${c.part.body`Participamos en procedimientos ante esta entidad de resolución alternativa de litigios de consumo: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}.`} ${c.part.none`No estamos dispuestos ni obligados a participar en procedimientos ante una entidad de resolución alternativa de litigios de consumo.`} ${c.part.prescribed`Si la ley del país en que vive un consumidor prescribe una entidad de resolución de litigios o un mediador, se lo indicamos en cuanto una reclamación quede sin resolver.`}

      ${c.part.arbitration(prose`
        **Atención: en los casos aquí indicados, el arbitraje sustituye a los tribunales.**

        ${sequence(
          rows(c.say.arbitration).map(
            (row) => prose`
              Si no llegamos a un acuerdo en 30 días, decide un arbitraje. Institución y sede: ${row.arbitration_provider} (${row.arbitration_seat}). Se aplican las reglas de esa institución, también al idioma. ${c.part.costs`De los costes, un consumidor no asume más de lo que costaría un pleito; el resto lo asumimos nosotros.`} Puede excluir este convenio arbitral mediante un mensaje dirigido a nosotros en los ${c.span(row.arbitration_opt_out, 'days')} siguientes a la aceptación del contrato; no le supone ninguna desventaja. Ambas partes pueden llevar las reclamaciones de escasa cuantía ante el tribunal competente para ellas. ${c.part.waiver`**En la medida en que lo permita la ley, cada parte actúa solo en su propio nombre y no mediante acción colectiva.**`}`,
          ),
        )}`)}

      ${c.part.spared`El arbitraje no se aplica a los consumidores de la Unión Europea, el Espacio Económico Europeo, Suiza, el Reino Unido, Quebec y Ontario. Para los demás consumidores solo vale si la ley de su residencia permite tal acuerdo antes de que surja el conflicto. Quien no esté vinculado por él puede acudir a los tribunales competentes.`}`,
    fr: (c) => prose`
      ## Litiges

      ${c.part.talk`En cas de litige, adressez-vous d’abord à nous ; nous chercherons ensemble une solution.`} ${c.part.mediation`Si nous n’en trouvons pas dans les 30 jours, les deux parties peuvent convenir d’une médiation. ${c.part.shared`Nous en partageons le coût avec les professionnels.`} ${c.part.free`Pour les consommateurs, elle est facultative et gratuite.`}`} ${c.part.courts`Le droit des deux parties de saisir les tribunaux compétents demeure.`}

      ${c.part.body`Nous participons à la procédure de règlement devant ce médiateur de la consommation : **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}.`} ${c.part.none`Nous ne sommes ni disposés ni tenus à participer à une procédure devant un organisme de règlement extrajudiciaire des litiges de consommation.`} ${c.part.prescribed`Lorsque la loi du pays où vit un consommateur impose un organisme de règlement des litiges ou un médiateur, nous le lui indiquons dès qu’une réclamation reste sans solution.`}

      ${c.part.arbitration(prose`
        **Attention : dans les cas indiqués ici, l’arbitrage remplace les tribunaux.**

        ${sequence(
          rows(c.say.arbitration).map(
            (row) => prose`
              À défaut d’accord dans les 30 jours, un arbitrage tranche. Institution et siège : ${row.arbitration_provider} (${row.arbitration_seat}). Le règlement de cette institution s’applique, y compris à la langue. ${c.part.costs`Un consommateur ne supporte pas plus de frais qu’une action en justice ne lui en coûterait ; nous supportons le reste.`} Vous pouvez refuser cette convention d’arbitrage en nous adressant un message dans les ${c.span(row.arbitration_opt_out, 'days')} suivant l’acceptation du contrat ; aucun désavantage n’en résulte. Chaque partie peut porter les petits litiges devant le tribunal compétent. ${c.part.waiver`**Dans la mesure où la loi le permet, chaque partie agit pour elle seule et non par une action collective.**`}`,
          ),
        )}`)}

      ${c.part.spared`L’arbitrage ne s’applique pas aux consommateurs de l’Union européenne, de l’Espace économique européen, de Suisse, du Royaume-Uni, du Québec et de l’Ontario. Il ne s’applique aux autres consommateurs que si la loi de leur résidence permet un tel accord avant la naissance du litige. Quiconque n’y est pas soumis peut saisir les tribunaux compétents.`}`,
    it: (c) => prose`
      ## Controversie

      ${c.part.talk`In caso di controversia La preghiamo di rivolgersi prima a noi; cercheremo insieme una soluzione.`} ${c.part.mediation`Se non la troviamo entro 30 giorni, le parti possono concordare una mediazione. ${c.part.shared`Ne dividiamo il costo con le imprese.`} ${c.part.free`Per i consumatori è facoltativa e gratuita.`}`} ${c.part.courts`Resta fermo il diritto di entrambe le parti di rivolgersi ai giudici competenti.`}

      ${c.part.body`Partecipiamo alle procedure davanti a questo organismo di risoluzione alternativa delle controversie dei consumatori: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}.`} ${c.part.none`Non siamo disposti né obbligati a partecipare a procedure davanti a un organismo di risoluzione alternativa delle controversie dei consumatori.`} ${c.part.prescribed`Se la legge del Paese in cui vive un consumatore prescrive un organismo di risoluzione delle controversie o un mediatore, glielo indichiamo non appena un reclamo resti irrisolto.`}

      ${c.part.arbitration(prose`
        **Attenzione: nei casi qui indicati l’arbitrato sostituisce i giudici.**

        ${sequence(
          rows(c.say.arbitration).map(
            (row) => prose`
              Se non ci accordiamo entro 30 giorni, decide un arbitrato. Istituzione e sede: ${row.arbitration_provider} (${row.arbitration_seat}). Si applicano le regole di tale istituzione, anche alla lingua. ${c.part.costs`Dei costi un consumatore non sopporta più di quanto costerebbe una causa; il resto è a nostro carico.`} Può escludere questo accordo arbitrale con un messaggio inviato a noi entro ${c.span(row.arbitration_opt_out, 'days')} dall’accettazione del contratto; non ne derivano svantaggi. Ciascuna parte può portare le controversie di modesta entità davanti al tribunale competente. ${c.part.waiver`**Nella misura in cui la legge lo consente, ciascuna parte agisce solo per sé e non con un’azione collettiva.**`}`,
          ),
        )}`)}

      ${c.part.spared`L’arbitrato non si applica ai consumatori nell’Unione europea, nello Spazio economico europeo, in Svizzera, nel Regno Unito, nel Québec e nell’Ontario. Agli altri consumatori si applica solo se la legge della loro residenza consente un tale accordo prima che sorga la controversia. Chi non ne è vincolato può rivolgersi ai giudici competenti per legge.`}`,
    nl: (c) => prose`
      ## Geschillen

      ${c.part.talk`Spreek ons bij een geschil eerst aan; wij zoeken samen naar een oplossing.`} ${c.part.mediation`Vinden wij die niet binnen 30 dagen, dan kunnen beide partijen mediation afspreken. ${c.part.shared`De kosten delen wij met bedrijven.`} ${c.part.free`Voor consumenten is die vrijwillig en gratis.`}`} ${c.part.courts`Het recht van beide partijen om naar de bevoegde rechter te gaan, blijft bestaan.`}

      ${c.part.body`Wij nemen deel aan geschilbeslechting bij deze geschilleninstantie voor consumenten: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}.`} ${c.part.none`Wij zijn niet bereid en niet verplicht deel te nemen aan geschilbeslechting bij een geschilleninstantie voor consumenten.`} ${c.part.prescribed`Schrijft het recht van het land waar een consument woont een geschilleninstantie of bemiddelaar voor, dan noemen wij die zodra een klacht onopgelost blijft.`}

      ${c.part.arbitration(prose`
        **Let op: in de hier genoemde gevallen komt arbitrage in de plaats van de rechter.**

        ${sequence(
          rows(c.say.arbitration).map(
            (row) => prose`
              Worden wij het niet binnen 30 dagen eens, dan beslist arbitrage. Instelling en plaats: ${row.arbitration_provider} (${row.arbitration_seat}). De regels van die instelling gelden, ook voor de taal. ${c.part.costs`Van de kosten draagt een consument niet meer dan een rechtszaak zou kosten; de rest dragen wij.`} U kunt deze arbitrageafspraak binnen ${c.span(row.arbitration_opt_out, 'days')} na aanvaarding van de overeenkomst uitsluiten met een bericht aan ons; dat heeft geen nadeel voor u. Elke partij mag kleine vorderingen aan de daarvoor bevoegde rechter voorleggen. ${c.part.waiver`**Voor zover de wet dat toestaat, procedeert elke partij alleen voor zichzelf en niet met een collectieve actie.**`}`,
          ),
        )}`)}

      ${c.part.spared`Arbitrage geldt niet voor consumenten in de Europese Unie, de Europese Economische Ruimte, Zwitserland, het Verenigd Koninkrijk, Quebec en Ontario. Voor andere consumenten geldt die alleen voor zover het recht van hun woonplaats zo’n afspraak vóór het ontstaan van het geschil toestaat. Wie er niet aan gebonden is, kan naar de bevoegde rechter.`}`,
  },
});
