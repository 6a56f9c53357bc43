import { prose, rows, sequence } from '../../document/authoring.ts';
import { consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

// Directive 93/13/EEC, Annex 1(q); Arbitration Act 1996 s. 89-91; Articles 33(2)(t) and 36 Codice del consumo; R212-2, 10° Code de la consommation.
export const disputes = clause({
  id: 'eu.disputes',
  version: 2,
  price: (a) => (a.dispute_mode === 'arbitration' ? 'answer_premium' : null),
  parts: {
    talk: { meets: ['practice-eu-law'] },
    courts: { meets: [], when: (a) => a.dispute_mode !== 'arbitration' },
    mediation: { meets: [], when: (a) => a.dispute_mode === 'mediation' },
    arbitration: { meets: [], when: (a) => a.dispute_mode === 'arbitration' },
    waiver: { meets: [], when: (a) => a.arbitration?.[0]?.class_waiver === 'yes' },
    consumers: { meets: [], when: (a) => consumersToo(a) },
    unbound: {
      meets: [],
      when: (a) => consumersToo(a) && (a.dispute_mode === 'mediation' || a.dispute_mode === 'arbitration'),
    },
  },
  text: {
    de: (c) => prose`
      ## Streitigkeiten

      ${c.part.talk`Bei einem Streit sprechen Sie uns bitte zuerst an; wir suchen gemeinsam eine Lösung.`} ${c.part.mediation`Finden wir sie nicht binnen 30 Tagen, kann jede Seite eine Mediation vorschlagen; die Kosten teilen wir uns, soweit nichts anderes vereinbart ist.`} ${c.part.courts`Danach steht der Weg zu den zuständigen Gerichten offen.`}

      ${c.part.arbitration(prose`
        ${sequence(
          rows(c.say.arbitration).map(
            (row) => prose`
              Einigen wir uns nicht binnen 30 Tagen, entscheidet ein Schiedsgericht. Einrichtung und Ort: ${row.arbitration_provider} (${row.arbitration_seat}). Sie können dieser Schiedsvereinbarung innerhalb von ${c.span(row.arbitration_opt_out, 'days', 'dat')} nach der Annahme des Vertrags durch eine Nachricht an uns widersprechen. Geringfügige Forderungen dürfen beide Seiten vor das dafür zuständige Gericht bringen. ${c.part.waiver`Soweit das Recht es erlaubt, führt jede Seite das Verfahren nur für sich und nicht als Sammelklage.`}`,
          ),
        )}`)}

      ${c.part.consumers`Verbraucher können stets die Gerichte anrufen, die ihnen das Gesetz eröffnet.`} ${c.part.unbound`An eine Schieds- oder Mediationsabrede sind sie nicht gebunden, wo das Gesetz das ausschließt, insbesondere in der Europäischen Union und im Vereinigten Königreich.`}`,
    en: (c) => prose`
      ## Disputes

      ${c.part.talk`In a dispute, please speak to us first; we look for a solution together.`} ${c.part.mediation`If we do not find one within 30 days, either side may propose mediation; we share its cost unless agreed otherwise.`} ${c.part.courts`After that, the competent courts are open.`}

      ${c.part.arbitration(prose`
        ${sequence(
          rows(c.say.arbitration).map(
            (row) => prose`
              If we do not agree within 30 days, arbitration decides. Institution and seat: ${row.arbitration_provider} (${row.arbitration_seat}). You may opt out of this arbitration agreement by a message to us within ${c.span(row.arbitration_opt_out, 'days')} of accepting this agreement. Either side may take small claims to the court that deals with them. ${c.part.waiver`As far as the law permits, each side conducts the proceedings only for itself and not as a class action.`}`,
          ),
        )}`)}

      ${c.part.consumers`Consumers may always go to the courts that the law opens to them.`} ${c.part.unbound`They are not bound by an agreement on arbitration or mediation where the law rules it out, in particular in the European Union and in the United Kingdom.`}`,
    es: (c) => prose`
      ## Controversias

      ${c.part.talk`En caso de controversia, diríjase primero a nosotros; buscaremos juntos una solución.`} ${c.part.mediation`Si no la encontramos en 30 días, cualquiera de las partes puede proponer una mediación; compartimos su coste, salvo acuerdo en contrario.`} ${c.part.courts`Después queda abierta la vía de los tribunales competentes.`}

      ${c.part.arbitration(prose`
        ${sequence(
          rows(c.say.arbitration).map(
            (row) => prose`
              Si no llegamos a un acuerdo en 30 días, decide un arbitraje. Institución y sede: ${row.arbitration_provider} (${row.arbitration_seat}). Puede excluir este convenio arbitral mediante un mensaje dirigido a nosotros en los ${c.span(row.arbitration_opt_out, 'days')} siguientes a la aceptación del contrato. Ambas partes pueden llevar las reclamaciones de escasa cuantía ante el tribunal competente para ellas. ${c.part.waiver`En la medida en que lo permita la ley, cada parte actúa solo en su propio nombre y no mediante acción colectiva.`}`,
          ),
        )}`)}

      ${c.part.consumers`Los consumidores pueden acudir siempre a los tribunales que prevé la ley.`} ${c.part.unbound`No quedan vinculados por un convenio de arbitraje o mediación donde la ley lo excluye, en particular en la Unión Europea y en el Reino Unido.`}`,
    fr: (c) => prose`
      ## Litiges

      ${c.part.talk`En cas de litige, adressez-vous d’abord à nous ; nous chercherons ensemble une solution.`} ${c.part.mediation`Si nous n’en trouvons pas dans les 30 jours, chaque partie peut proposer une médiation ; nous en partageons le coût, sauf accord contraire.`} ${c.part.courts`Ensuite, les tribunaux compétents peuvent être saisis.`}

      ${c.part.arbitration(prose`
        ${sequence(
          rows(c.say.arbitration).map(
            (row) => prose`
              À défaut d’accord dans les 30 jours, un arbitrage tranche. Institution et siège : ${row.arbitration_provider} (${row.arbitration_seat}). Vous pouvez refuser cette convention d’arbitrage en nous adressant un message dans les ${c.span(row.arbitration_opt_out, 'days')} suivant l’acceptation du contrat. Chaque partie peut porter les petits litiges devant le tribunal compétent. ${c.part.waiver`Dans la mesure où la loi le permet, chaque partie agit pour elle seule et non par une action collective.`}`,
          ),
        )}`)}

      ${c.part.consumers`Les consommateurs peuvent toujours saisir les tribunaux que la loi leur ouvre.`} ${c.part.unbound`Ils ne sont pas liés par une convention d’arbitrage ou de médiation là où la loi l’exclut, notamment dans l’Union européenne et au Royaume-Uni.`}`,
    it: (c) => prose`
      ## Controversie

      ${c.part.talk`In caso di controversia La preghiamo di rivolgersi prima a noi; cercheremo insieme una soluzione.`} ${c.part.mediation`Se non la troviamo entro 30 giorni, ciascuna parte può proporre una mediazione; ne dividiamo il costo, salvo diverso accordo.`} ${c.part.courts`In seguito resta aperta la via dei tribunali competenti.`}

      ${c.part.arbitration(prose`
        ${sequence(
          rows(c.say.arbitration).map(
            (row) => prose`
              Se non ci accordiamo entro 30 giorni, decide un arbitrato. Istituzione e sede: ${row.arbitration_provider} (${row.arbitration_seat}). Può escludere questo accordo arbitrale con un messaggio inviato a noi entro ${c.span(row.arbitration_opt_out, 'days')} dall’accettazione del contratto. Ciascuna parte può portare le controversie di modesta entità davanti al tribunale competente. ${c.part.waiver`Nella misura in cui la legge lo consente, ciascuna parte agisce solo per sé e non con un’azione collettiva.`}`,
          ),
        )}`)}

      ${c.part.consumers`I consumatori possono sempre rivolgersi ai tribunali che la legge apre loro.`} ${c.part.unbound`Non sono vincolati da un accordo di arbitrato o di mediazione dove la legge lo esclude, in particolare nell’Unione europea e nel Regno Unito.`}`,
    nl: (c) => prose`
      ## Geschillen

      ${c.part.talk`Spreek ons bij een geschil eerst aan; wij zoeken samen naar een oplossing.`} ${c.part.mediation`Vinden wij die niet binnen 30 dagen, dan kan elke partij mediation voorstellen; de kosten delen wij, tenzij anders is afgesproken.`} ${c.part.courts`Daarna staat de weg naar de bevoegde rechter open.`}

      ${c.part.arbitration(prose`
        ${sequence(
          rows(c.say.arbitration).map(
            (row) => prose`
              Worden wij het niet binnen 30 dagen eens, dan beslist arbitrage. Instelling en plaats: ${row.arbitration_provider} (${row.arbitration_seat}). U kunt deze arbitrageafspraak binnen ${c.span(row.arbitration_opt_out, 'days')} na aanvaarding van de overeenkomst uitsluiten met een bericht aan ons. Elke partij mag kleine vorderingen aan de daarvoor bevoegde rechter voorleggen. ${c.part.waiver`Voor zover de wet dat toestaat, procedeert elke partij alleen voor zichzelf en niet met een collectieve actie.`}`,
          ),
        )}`)}

      ${c.part.consumers`Consumenten kunnen altijd naar de rechter die de wet voor hen openstelt.`} ${c.part.unbound`Zij zijn niet gebonden aan een afspraak over arbitrage of mediation waar de wet die uitsluit, met name in de Europese Unie en in het Verenigd Koninkrijk.`}`,
  },
});
