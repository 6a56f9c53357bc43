import { prose } from '../../document/authoring.ts';
import { consumersToo, sellsAnything } from '../conditions.ts';
import { clause } from './clause.ts';

/** Relief for events beyond control; statutory rights of the other side (withdrawal, refund) stay (§§ 275, 326 BGB, art. 1218 C. civ., art. 6:75 BW). */
export const force = clause({
  id: 'tc.force',
  version: 3,
  when: (a) => a.force_majeure === 'yes',
  parts: {
    paid: { meets: [], when: (a) => sellsAnything(a) },
    consumers: { meets: [], when: (a) => consumersToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Höhere Gewalt

      Keine Seite haftet dafür, dass sie ihre Pflichten nicht erfüllt, solange ein Ereignis sie daran hindert, das sie auch mit zumutbarer Sorgfalt nicht abwenden konnte, etwa Naturkatastrophen, Krieg, behördliche Anordnungen oder der Ausfall allgemeiner Netze. Sie informiert die andere Seite unverzüglich. Dauert das Hindernis länger als 30 Tage, kann jede Seite den Vertrag beenden${c.part.paid`; für nicht erbrachte Leistungen Gezahltes wird erstattet`}. ${c.part.consumers`Gesetzliche Rechte der Verbraucher bleiben unberührt.`}`,
    en: (c) => prose`
      ## Force majeure

      Neither side is liable for not performing its duties while an event prevents this that it could not avert even with reasonable care, such as natural disasters, war, orders of authorities or failure of public networks. It informs the other side without delay. If the obstacle lasts longer than 30 days, either side may end the contract${c.part.paid`; what was paid for services not provided is refunded`}. ${c.part.consumers`Statutory rights of consumers remain.`}`,
    es: (c) => prose`
      ## Fuerza mayor

      Ninguna parte responde de no cumplir sus obligaciones mientras se lo impida un hecho que no pudo evitar ni con la diligencia razonable, como catástrofes naturales, guerra, órdenes de autoridades o fallo de las redes públicas. Informará a la otra parte sin demora. Si el impedimento dura más de 30 días, cualquiera de las partes puede poner fin al contrato${c.part.paid`; lo pagado por prestaciones no realizadas se devuelve`}. ${c.part.consumers`Subsisten los derechos legales de los consumidores.`}`,
    fr: (c) => prose`
      ## Force majeure

      Aucune partie ne répond de l’inexécution de ses obligations tant qu’un événement échappant à son contrôle, imprévisible lors de la conclusion du contrat et dont les effets sont inévitables malgré une diligence raisonnable, l’empêche de les exécuter, par exemple une catastrophe naturelle, une guerre, une décision des autorités ou la panne de réseaux publics. Elle en informe l’autre partie sans tarder. Si l’empêchement dure plus de 30 jours, chaque partie peut mettre fin au contrat${c.part.paid`, et ce qui a été payé pour des prestations non fournies est remboursé`}. ${c.part.consumers`Les droits légaux des consommateurs demeurent.`}`,
    it: (c) => prose`
      ## Forza maggiore

      Nessuna parte risponde dell’inadempimento dei propri obblighi finché è dovuto a un evento che non poteva evitare nemmeno con ragionevole diligenza, come catastrofi naturali, guerra, ordini delle autorità o guasti delle reti pubbliche. Ne informa subito l’altra parte. Se l’impedimento dura più di 30 giorni, ciascuna parte può recedere dal contratto${c.part.paid`; quanto pagato per prestazioni non eseguite è rimborsato`}. ${c.part.consumers`Restano fermi i diritti di legge dei consumatori.`}`,
    nl: (c) => prose`
      ## Overmacht

      Geen van beide partijen is aansprakelijk zolang zij haar verplichtingen niet kan nakomen door een gebeurtenis die zij ook met redelijke zorg niet kon afwenden, zoals natuurrampen, oorlog, bevelen van de overheid of uitval van openbare netwerken. Zij informeert de andere partij onmiddellijk. Duurt de verhindering langer dan 30 dagen, dan mag elke partij de overeenkomst beëindigen${c.part.paid`; wat voor niet geleverde prestaties is betaald, wordt terugbetaald`}. ${c.part.consumers`Wettelijke rechten van consumenten blijven gelden.`}`,
  },
});
