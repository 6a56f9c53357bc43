/** One message of the Model Context Protocol and its answer. Nothing is kept between two of them. */
import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { runTool } from './run-tool.ts';
import { type Asking, listTools } from './tool.ts';
import { tools } from './tools.ts';

/** For the model, once per conversation. */
export const instructions =
  'Clausewright writes legal documents and consent banners for websites. A site is named by its id or host name; describe_site without arguments lists them. Results are JSON; a refusal is {error, message?, fields?, retry_after?}. Nothing here publishes, pays or deletes: a person does, where request_publish says.';

export const listing = listTools(tools);

export async function answerMessage(request: Request, message: unknown, asking: Asking): Promise<Response> {
  const parsed = { parsedBody: message };
  // Before 2026-07-28 a connection begins with a handshake, to which each message alone owes nothing.
  if (await isLegacyRequest(request, message)) {
    const server = serverFor(asking);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    const response = await transport.handleRequest(request, parsed);
    await server.close();
    return response;
  }
  // Nobody is told of changes, so that no connection stays open.
  const handler = createMcpHandler(() => serverFor(asking), { legacy: 'reject', maxSubscriptions: 0 });
  return handler.fetch(request, parsed);
}

function serverFor(asking: Asking): Server {
  const server = new Server(
    { name: 'clausewright', version: '1' },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler('tools/list', () => ({ tools: listing }));
  server.setRequestHandler('tools/call', ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'unknown tool');
    return runTool(tool, asking, params.arguments);
  });
  return server;
}
