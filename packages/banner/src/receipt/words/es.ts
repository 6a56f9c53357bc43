import type { ReceiptWords } from '../receipt-words.ts';

export const spanish: ReceiptWords = {
  title: 'Comprobar un justificante de consentimiento',
  lead: 'Vea qué se registró sobre sus opciones de privacidad en un sitio web y si el registro es auténtico. La comprobación se hace en su dispositivo: esta página no envía nada. Puede guardarla y abrirla sin conexión.',
  noScript:
    'Esta página comprueba los justificantes con JavaScript, en su dispositivo. Actívelo para esta página.',
  language: 'Idioma',
  file: 'Archivo del justificante',
  fileHint: 'Un archivo que termina en .json. También puede soltarlo en esta página.',
  paste: 'O pegue el texto del justificante',
  check: 'Comprobar el texto',
  save: 'Guardar esta página',
  get: '¿Aún no tiene un justificante?',
  getLead:
    'La referencia de su elección, un número largo, aparece en las opciones de privacidad del sitio web. El número del sitio web está en la dirección de su banner, entre /c/ y el siguiente punto o barra; el titular del sitio web también puede decírselo.',
  site: 'Número del sitio web',
  record: 'Referencia de su elección',
  load: 'Descargar el justificante',
  loadNot: 'Escriba los dos números completos para descargar el justificante.',
  unreadable: 'Esto no es un justificante de consentimiento. Elija el archivo tal como lo descargó.',
  tooLarge: 'Este archivo es demasiado grande para un justificante de consentimiento.',
  noCrypto:
    'Los navegadores solo comprueban justificantes en páginas con dirección segura. Guarde esta página y ábrala desde su dispositivo.',
  result: 'Resultado',
  summary: 'Registros: {all}. Probados: {proven}. Pendientes: {open}. No probados: {failed}.',
  leftOut: 'Este justificante solo contiene los registros más recientes; hay otros anteriores.',
  verdicts: {
    proven: [
      'Probado',
      'El registro no ha cambiado desde el {day}: está bajo el sello {seal}, en el día firmado con la clave {key}.',
    ],
    unsigned: [
      'Sellado, aún sin firmar',
      'El registro está bajo el sello {seal}. El día se firma en cuanto termina (UTC); un justificante descargado después prueba más.',
    ],
    waiting: [
      'Aún sin sellar',
      'Los registros se sellan en pocos minutos. Descargue de nuevo el justificante más tarde.',
    ],
    aged: [
      'Ya no se puede probar',
      'Otros registros bajo el mismo sello se eliminaron por su antigüedad, por lo que este ya no se puede probar.',
    ],
    unchecked: [
      'Firma sin comprobar',
      'El registro está bajo el sello {seal} del {day}, pero este navegador no puede comprobar firmas (Ed25519). Utilice uno más reciente.',
    ],
    failed: ['No probado', ''],
  },
  failures: {
    'other-visitor': 'El registro no corresponde a esta referencia y a este sitio web.',
    'banner-differs': 'El banner del justificante no es el que indica el registro.',
    'record-differs': 'El registro no es el que se selló.',
    'seal-differs': 'El sello se modificó.',
    'day-differs': 'El sello no pertenece al día que se firmó.',
    'signature-wrong': 'La firma del día no corresponde.',
    'key-unknown':
      'El día se firmó con una clave desconocida aquí. Si guardó esta página hace tiempo, cárguela de nuevo.',
  },
  rows: {
    when: 'Cuándo',
    decision: 'Decisión',
    allowed: 'Permitido',
    refused: 'Rechazado',
    signal: 'Señal',
    country: 'País',
    shown: 'Mostrado',
  },
  actions: {
    accept: 'Todo aceptado',
    reject: 'Todo rechazado',
    custom: 'Elegido uno por uno',
    gpc: 'Rechazado por la señal del navegador',
    withdraw: 'Retirada u oposición posterior',
    notice: 'Aviso cerrado',
  },
  nothing: 'nada',
  signalSent: 'El navegador envió Global Privacy Control',
  banner: 'Banner en {language}, versión {snapshot}',
  shownDetails: 'Ver lo que se mostró',
  buttons: 'Botones: {buttons}',
  providers: 'Proveedores',
};
