const orders = new Map();

function answer(response, status, body) {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function readJson(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

function placeOrder(order) {
  const id = `GLW-ALONE${String(orders.size + 1).padStart(7, '0')}`;
  const placed = { ...order, id, createdAt: new Date().toISOString(), status: 'processing' };
  orders.set(id, placed);
  return placed;
}

/** Keeps orders in memory and does not validate: for validation and errors use `npm run dev`. */
export async function standaloneApi(request, response) {
  const { pathname } = new URL(request.originalUrl, 'http://localhost');
  if (request.method === 'POST' && pathname === '/api/orders')
    return answer(response, 201, { success: true, order: placeOrder(await readJson(request)) });
  if (request.method === 'POST' && pathname === '/api/newsletter/subscribe')
    return answer(response, 200, { success: true, message: 'Thank you for subscribing (standalone).' });
  const order = orders.get(pathname.split('/').at(-1));
  return order
    ? answer(response, 200, { success: true, order })
    : answer(response, 404, { success: false, message: 'Not found', errors: [] });
}
