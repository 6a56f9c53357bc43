import {
  addVendors as addCall,
  deleteVendor as deleteCall,
  editVendor as editCall,
  listVendors,
  orderVendors as orderCall,
  toggleVendor as toggleCall,
  vendorDetails,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import { addVendors } from './add-vendors.ts';
import { deleteVendor, editVendor, orderVendors, toggleVendor } from './edit-vendors.ts';
import type { ConsentPorts } from './ports.ts';
import { readVendor, readVendors } from './read-consents.ts';

export function serveVendorCalls(app: FastifyInstance, ports: ConsentPorts): void {
  serveCall(app, listVendors, ({ session, params }) => readVendors(ports, { session, id: params.id }));
  serveCall(app, vendorDetails, ({ session, params }) => readVendor(ports, { session, id: params.id }));
  serveCall(app, addCall, ({ session, params, body }) =>
    addVendors(ports, { session, id: params.id, vendors: body.vendors }),
  );
  serveCall(app, editCall, ({ session, params, body }) =>
    editVendor(ports, { session, id: params.id, vendor: body }),
  );
  serveCall(app, toggleCall, ({ session, params, body }) =>
    toggleVendor(ports, { session, id: params.id, active: body.active }),
  );
  serveCall(app, deleteCall, ({ session, params }) => deleteVendor(ports, { session, id: params.id }));
  serveCall(app, orderCall, ({ session, params, body }) =>
    orderVendors(ports, { session, id: params.id, order: body.order }),
  );
}
