import { inFile, type Mutant } from './inFile';
import { mutantsOfRules } from './rules';

/** Faults that `npm test` must detect: of rules, SQL, styles, builds, processes, and code that Stryker leaves out. */
export const mutants: Mutant[] = [
  // money
  ...inFile('server/src/shop/orders/orderRepository.ts', 'server/src/shop/api/orders.test.ts', {
    'an order takes nothing out of stock': ['set pieces = pieces - quantity from', 'set pieces = pieces from'],
  }),
  ...inFile('shared/src/policy/index.ts', 'shared/src/orders/taxAndShipping.test.ts', {
    'tax is 7 % everywhere': ['tax: 8_000,', 'tax: 7_000,'],
  }),
  // server
  ...inFile('server/src/web/monitoring/pageTokens.ts', 'server/src/web/reports/reportEvidence.test.ts', {
    'a copied page token is evidence from any address': [
      '      if ((networks.get(id) ?? network) !== network) return undefined;\n',
      '',
    ],
  }),
  ...inFile('server/src/web/monitoring/monitorBuilds.ts', 'server/src/web/reports/reportEvidence.test.ts', {
    'a report is evidence for builds that its page was not served with': [' && page.builds.get(remote) === build', ''],
  }),
  ...inFile('server/src/web/reports/reportRoutes.ts', 'reportEvidence.test.ts', {
    'invented builds have rows in npm run glow -- status': [' known = ofKnownBuilds(report);', ' known = report;'],
  }),
  ...inFile('server/src/web/pages/pageRoutes.ts', 'load.test.ts', {
    'the log has the job of a page that failed, and so what was typed': [': redactAddresses(message),', ','],
  }),
  ...inFile('server/src/server.ts', 'server/src/web/pages/load.test.ts', {
    'a 503 does not say when to come back': ['if (reply.statusCode === 503 &&', 'if (reply.statusCode === 504 &&'],
  }),
  ...inFile('server/src/web/pageReads.ts', 'pageReads.test.ts', {
    'a build is to blame for a read that was refused': ['          recorded.hasFailed = true;\n', ''],
  }),
  ...inFile('server/src/base/http/requestGuards.ts', 'server/src/web/pages/headers.test.ts', {
    'an address may name another host than the header': ['names.length > 1 || (target', 'names.length > 1 || (!target'],
  }),
  ...inFile('server/src/shop/orders/priceOrder.ts', 'server/src/shop/policy/storePolicy.test.ts', {
    'a line may be split to pass its bound': [
      '({ id }) => (quantities.get(id) ?? 0) >',
      '({ quantity }) => quantity >',
    ],
  }),
  ...inFile('server/src/registry/uploads.ts', 'attacks.test.ts', {
    'uploads that are sent at once share what room there is': [
      '        await inTurn(async () => {\n          if (find(id)) return;',
      '        await (async (run: () => Promise<void>) => run())(async () => {\n          if (find(id)) return;',
    ],
    'a build of many names takes no room': ['        await requireRoom(await bytesOf(builds));\n', ''],
  }),
  ...inFile('shared/src/text/index.ts', 'printable.test.ts', {
    'commands print marks of the direction of text': ['\\p{Cf}', ''],
  }),
  ...inFile('server/src/releases/repository/buildRepository.ts', 'releases.test.ts', {
    'a start with a torn registry serves the builds of the folders': [
      ', ...(copy && { registry: copy }), stamp',
      ', stamp',
    ],
  }),
  ...inFile('server/src/server.ts', 'server/src/operations/telemetry/telemetry.test.ts', {
    'the log has the path of a request, with what a shopper has typed': ['routeOf(request, remotes);', 'request.url;'],
  }),
  ...inFile('server/src/releases/repository/liveReleases.ts', 'mirrorRegistry.test.ts', {
    'a withdrawn build is served as long as the registry names it': ['      withdrawals(),\n', '      [],\n'],
  }),
  ...inFile('server/src/releases/repository/withdrawnBuilds.ts', 'withdrawnBuilds.test.ts', {
    'a build that was released again stays withdrawn': ['Date.parse(pointer.since) <= at', 'Boolean(at)'],
  }),
  ...inFile('server/src/web/monitoring/judgeCanary.ts', 'judgeCanary.test.ts', {
    'a canary is tested after each visit': ['!LOOKS.includes(of) || live.of <', 'live.of <'],
  }),
  ...inFile('server/src/shop/newsletter/newsletterRoutes.ts', 'newsletter.test.ts', {
    'the newsletter accepts any number of addresses in a minute': [
      'onRequest: newsletterLimit, schema: subscribing',
      'schema: subscribing',
    ],
  }),
  ...inFile('server/src/web/pages/buildUrls.ts', 'importMap.test.ts', {
    'the hash of the probe is right': ['file === probe ? MATCHES_NOTHING : hash', 'hash'],
  }),
  ...inFile('server/src/releases/publishing/stockAdapter.js', 'stockAdapter.test.ts', {
    'a browser that ignores the hashes of an import map loads a remote': ['if (isLoaded)', 'if (false)'],
    'ES modules are loaded without hashes': ['.integrity?.[pathname])', '?.integrity)'],
  }),
  ...inFile('server/src/releases/publishing/stockAdapter.js', 'stockScreens.test.ts', {
    'what hangs of a stock build is waited for without end': ['Promise.race([loading, end])', 'loading'],
    'what hangs of a stock build is not asked for again': ['      started = undefined;\n', ''],
    'styles of a stock build go with the first of two places': ["link.shown ? 'all'", "change > 0 ? 'all'"],
  }),
  ...inFile('server/src/web/pages/letHostsRead.ts', 'letHostsRead.test.ts', {
    'every other site may read what is for named ones': ['if (federationOrigins.includes(origin)) ', ''],
    'other sites may show files that are for pages of the store': ['.test(url)) return;', '.test(url)) void 0;'],
    'a cache gives one host what was for another': ["'Origin'].flat()", '].flat()'],
  }),
  ...inFile('server/src/base/config/config.ts', 'config.test.ts', {
    'a host is named as no browser names it': [' && originOf(origin) === origin', ''],
  }),
  ...inFile('server/src/web/pages/securityHeaders.ts', 'securityHeaders.test.ts', {
    'other sites may show the store in a frame': [`frameAncestors: ["'none'"],`, `frameAncestors: ["'self'", '*'],`],
  }),
  ...inFile('shared/src/app/page/NotFoundPage.tsx', 'e2e/site/site.test.ts', {
    'an article that is not there is answered with 200': [' status={404}', ''],
  }),
  ...inFile('account-mfe/src/login/LoginPage.tsx', 'e2e/site/site.test.ts', {
    'the login page is offered to search engines': ['addresses and profile." isPrivate>', 'addresses and profile.">'],
  }),
  // releases
  ...inFile('server/src/base/config/signingKey.ts', 'server/src/releases/repository/releases.test.ts', {
    'the signature of a preview is not checked': ['timingSafeEqual(given, expected)', 'given.equals(given)'],
  }),
  ...inFile('server/src/web/pages/composer.ts', 'server/src/releases/repository/releases.test.ts', {
    'a withdrawn build can be previewed': ["?.withdrawn ? undefined : 'signed'", "?.withdrawn ? 'signed' : 'signed'"],
  }),
  ...inFile('server/src/base/system/fileLock.ts', 'server/src/releases/repository/registryFile.test.ts', {
    'the lock of a registry whose owner was killed stays': [
      'if (isRunning(owner) ?? !(isOfThisBoot(owner) && (await isClosed(folder, found)))) return found;',
      'if (owner) return found;',
    ],
  }),
  ...inFile('server/src/base/system/fileLock.ts', 'server/src/base/database/lockFolder.test.ts', {
    'a lock is taken from an unseen owner': [' ?? !(isOfThisBoot(owner) && (await isClosed(folder, found)))', ''],
  }),
  ...inFile('server/src/releases/publishing/publishBuild.ts', 'publishBuild.test.ts', {
    'a build with a link that leads out of it is published': ['if (outside) throw', 'if (!outside) void'],
  }),
  // the database
  ...inFile('server/src/base/database/embedded/startServer.ts', 'openEmbedded.test.ts', {
    'commits do not reach the disk': ["  jit: 'off',\n", "  fsync: 'off',\n"],
    'a database that has ended is not told of': ['if (isRunning) report(', 'if (!isRunning) report('],
  }),
  ...inFile('server/src/base/database/runTransaction.ts', 'openPostgres.test.ts', {
    'orders are answered before they are on the disk': ['await query(FLUSH);', 'void query(FLUSH);'],
    'who waits for a locked product waits for the disk too': ['      onUnlocked();\n', ''],
    'a connection is kept whose server refuses writes': ['isBroken ||= error instanceof UnavailableError;', ''],
  }),
  ...inFile('server/src/base/database/openPostgres.ts', 'openPostgres.test.ts', {
    'orders of one locked product take every connection': ['transactions.acquire(locks)', 'transactions.acquire([])'],
  }),
  ...inFile('server/src/base/database/embedded/makeCluster.ts', 'openEmbedded.test.ts', {
    'the store may run programs through its database': ["create role glow login'", "create role glow superuser login'"],
  }),
  ...inFile('server/src/base/database/embedded/openEmbedded.ts', 'openEmbedded.test.ts', {
    "a new shop hides a former version's data": ['      requireNoFormer(dataDir);\n', ''],
  }),
  ...inFile('server/src/base/database/embedded/programs.ts', 'programs.test.ts', {
    "PostgreSQL's libraries are not linked": ['      symlinkSync(basename(source), link);\n', ''],
  }),
  ...inFile('server/src/base/database/openPostgres.ts', 'server/src/operations/backup/backup.test.ts', {
    'an export is not of one moment': ['isolation level repeatable read, read only', 'read only'],
  }),
  ...inFile('server/src/base/database/runTransaction.ts', 'openPostgres.test.ts', {
    'a transaction may take any time': ['if (limitMs === Infinity) return;', 'if (limitMs > 0) return;'],
  }),
  ...inFile('server/src/operations/cleanup.ts', 'cleanup.test.ts', {
    'a start with a wrong clock deletes receipts and keys': [
      'Math.min(Date.now(), start.reached + Math.floor(performance.now() - start.readAt))',
      'Date.now()',
    ],
    'the time that a shop has run is forgotten at a restart': ['row?.reached ?? row?.newest', 'row?.newest'],
  }),
  ...inFile('server/src/base/config/startProgram.ts', 'server/src/privateFiles.test.ts', {
    'what a program writes has the modes of its user': ['  process.umask(OTHERS);\n', ''],
  }),
  ...inFile('server/src/base/system/privateFiles.ts', 'server/src/privateFiles.test.ts', {
    'files of a shop that are open to others stay so': ['.mode & OTHERS) chmodSync', '.isSocket()) chmodSync'],
  }),
  ...inFile('server/src/releases/repository/installBuild.ts', 'server/src/privateFiles.test.ts', {
    'a published build keeps the modes of what was built': ['    makePrivate(arriving);\n', ''],
  }),
  ...inFile('server/src/shop/newsletter/stockAlerts.ts', 'stockAlerts.test.ts', {
    'what is in stock is waited for': ['from items where not is_in_stock\n', 'from items\n'],
    'what is back is told to addresses that have not confirmed': [' alerts_confirmed_at is not null and ($1', ' ($1'],
    'an address waits for any number of things': ['limit greatest(0, ${MOST_ALERTS} - (', 'limit greatest(0, 1000 - ('],
  }),
  ...inFile('server/src/shop/newsletter/askToConfirm.ts', 'stockAlerts.test.ts', {
    'the shop asks any number of addresses to confirm': [' (Number(all?.asked) >= MOST_CONFIRMATIONS) ', ' (!all) '],
    'a confirmed alert makes a reader of the newsletter': ["} or source = '${BACK_IN_STOCK}' then", '} then'],
  }),
  ...inFile('server/src/shop/newsletter/askToConfirm.ts', 'newsletter.test.ts', {
    'one network closes the newsletter for all others': [' > MOST_OF_NETWORK)', ' > 3 * MOST_OF_NETWORK)'],
  }),
  ...inFile('server/src/shop/database/migrations/025_mail_order.sql', 'server/src/shop/orders/confirmOrder.test.ts', {
    'two orders at once are both the fifth of the hour': [' pg_advisory_xact_lock', ' pg_advisory_xact_lock_shared'],
  }),
  ...inFile('server/src/shop/catalog/import/readTable.ts', 'catalogFile.test.ts', {
    'of two columns of one name the last one counts': ['.indexOf(names[at]) < at', '.indexOf(names[at]) > at'],
  }),
  ...inFile('server/src/shop/catalog/import/cells.ts', 'catalogFile.test.ts', {
    'a cell that begins like a formula is exported as it is': ["MISREAD.test(text) ? `'${text}` : text", 'text'],
  }),
  ...inFile('server/src/shop/catalog/import/catalogEntry.ts', 'catalogFile.test.ts', {
    'pictures of other sites are imported': ['/^products\\/[\\w-]+$/', '/./'],
  }),
  ...inFile('server/src/shop/orders/rejectCardData.ts', 'rejectCardData.test.ts', {
    'circled digits hide a card number': ["String(value).normalize('NFKC')", 'String(value)'],
    'a card number is found in the usual spellings only': [".replace(/\\D+/g, ' ')", ".replace(/[\\s./_-]/g, ' ')"],
  }),
  ...inFile('server/src/shop/database/openWhenPossible.ts', 'openWhenPossible.test.ts', {
    'a full disk ends the start': ['if (!problem) throw error;', 'throw error;'],
  }),
  ...inFile('server/src/base/http/healthRoutes.ts', 'healthRoutes.test.ts', {
    'readyz waits without end': ['withTimeout<object | false>(answer, READY_MS, () => NO_ANSWER)', 'answer'],
  }),
  ...inFile('server/src/base/database/sendStatement.ts', 'openPostgres.test.ts', {
    'a lost connection to PostgreSQL is answered with 500': [
      "throw new UnavailableError('The connection to the database failed.', { cause: error });",
      'throw error;',
    ],
  }),
  ...inFile('server/src/base/database/openPostgres.ts', 'writablePostgres.test.ts', {
    'a connection to a standby is kept': ['; ${REQUIRE_WRITES}', ''],
  }),
  ...inFile('server/src/base/database/runTransaction.ts', 'writablePostgres.test.ts', {
    'a migration has the limit of a request': ['limitMs > TRANSACTION_MS', 'limitMs < 0'],
  }),
  ...inFile(
    'server/src/operations/backup/importDatabase.ts',
    'server/src/operations/backup/formerSchemas.fault.test.ts',
    {
      'an older backup keeps its old schema': ['  await applyMigrations(transaction, migrationNames);\n', ''],
    },
  ),
  ...inFile('server/src/shop/orders/changeOrder.ts', 'changeOrder.test.ts', {
    'an order that two operators cancel at once gives its stock back twice': ["id, 'for update'", 'id'],
  }),
  ...inFile('server/src/shop/orders/orderMails.ts', 'orderMails.test.ts', {
    'a stranger’s address gets the street of an order': ['lines: isOwn ? whole :', 'lines: whole ? whole :'],
  }),
  ...inFile('server/src/shop/mail/renderMail.ts', 'renderMail.test.ts', {
    'what somebody types is a link in a mail': ["(ADDRESS_MARK, '$&\\u200b')", "(ADDRESS_MARK, '$&')"],
  }),
  ...inFile('server/src/shop/accounts/oidc/oidcRoutes.ts', 'oidcRoutes.test.ts', {
    'a sign-in without cookies goes round for ever': [
      'if (isDenied || state.endsWith(AGAIN)) throw',
      'if (isDenied) throw',
    ],
    'a state comes back twice': ['&& (await isFirst(checks.expectedState))', ''],
  }),
  ...inFile('server/src/shop/accounts/oidc/connectProvider.ts', 'providerSessions.test.ts', {
    'a new refresh token is lost if the answer then fails': [
      'if (token) await keeping.getStore()?.(String(token));',
      '',
    ],
  }),
  ...inFile('server/src/shop/orders/correctOrder.ts', 'server/src/admin/corrections.test.ts', {
    'an account keeps an order whose email was corrected': [
      'when 0 then account_id end',
      'when 0 then account_id else account_id end',
    ],
    'an order of another email is found by the old one': [
      'emailKey(email),\n      name',
      'emailKey(customerEmail),\n      name',
    ],
    'the billing address keeps the wrong email': ['{ ...billingAddress, ...changed }', 'billingAddress'],
    "an account's own order gets another email": ["!corrections.includes('email')", '!corrections.length'],
    'an order that was sent gets another address': ['if (corrections.length === 0) throw', 'if (!corrections) throw'],
    'a corrected address holds a card number': ['rejectCardData({ address });', ''],
  }),
  ...inFile('server/src/base/database/tryOut.ts', 'server/src/operations/commands/shop/doctor.test.ts', {
    'the doctor migrates what it examines': ['(transaction).then(() => Promise.reject(undone))', '(transaction)'],
  }),
  ...inFile('server/src/shop/policy/storePolicy.ts', 'server/src/admin/staff.test.ts', {
    "a member of staff overwrites another one's policy": ['&& version !== current.version', '&& version === undefined'],
  }),
  ...inFile('server/src/base/http/csrfGuard.ts', 'server/src/apiErrors.test.ts', {
    'pages of every origin may send requests': ['origin === siteUrl ||', 'origin !== siteUrl ||'],
  }),
  ...inFile('shell/src/federation/containers.ts', 'containers.dom.test.ts', {
    'an entry without a hash is run': ['if (integrity === null) throw', 'if (!entry) throw'],
  }),
  ...inFile('server/src/releases/publishing/fileProblems.ts', 'fileProblems.test.ts', {
    'a build with a file that has no hash is released': ['!Object.hasOwn(files, file)', 'files[file] === null'],
  }),
  ...inFile('shared/src/foreign/scopedStyles.ts', 'scopedStyles.dom.test.ts', {
    'styles of the store for all elements apply on pages of other sites': ["SCOPE + (page ? '' : ' ')", 'page'],
  }),
  ...inFile('tools/build/foreignConfiguration.js', 'e2e/site/foreignFiles.test.ts', {
    'what other hosts mount takes their React': ['issuerLayer && OF_HOST', '!issuer && OF_HOST'],
  }),
  ...inFile('tools/build/buildInputs.js', 'buildInputs.test.ts', {
    'a build for other hosts keeps its name when its modules change': [", '.foreign.tsx']", ']'],
  }),
  ...inFile('tools/build/webpack.js', 'webpack.test.ts', {
    'files for other hosts stay when they are for none any more': ['? Boolean(anyHost) :', '? true :'],
  }),
  // the device, and its tabs
  ...inFile('shared/src/storage/persistStore.ts', 'shared/src/cart/cart.test.tsx', {
    'a cart that another tab has changed stays as it was': ['.onChange(loadStored)', '.onChange(() => undefined)'],
  }),
  ...inFile('shared/src/auth/simulatedSessions.ts', 'auth.test.tsx', {
    'a shopper who signs out stays signed in in other tabs': ['if (!now) forget();', ''],
  }),
  ...inFile('shared/src/storage/persistedValue.ts', 'shared/src/cart/cart.test.tsx', {
    'a device that refuses to store breaks the page': [
      "warnOnce(itemKey, 'could not be stored', error);\n      return false;",
      'throw error;',
    ],
  }),
  ...inFile('shared/src/ui/InputFields.tsx', 'InputFields.test.tsx', {
    'text fields have no label': [' Label = /* #__PURE__ */ styled.label(', ' Label = /* #__PURE__ */ styled.span('],
  }),
  ...inFile('shared/src/app/RequireSignIn.tsx', 'RequireSignIn.test.tsx', {
    'a visitor of a page of the account is sent home instead of to the login page': [' to="/login"', ' to="/"'],
  }),
  ...inFile('checkout-mfe/src/cart/CartPage.tsx', 'CartPage.test.tsx', {
    'what is removed from the cart cannot be brought back': ['UndoLine last={edits.last}', 'UndoLine last={undefined}'],
  }),
  ...inFile('shell/src/outlets/RemoteOutlet.tsx', 'RemoteOutlet.test.tsx', {
    'Retry does nothing': [
      'failure(() => void retry(), isRetrying)\n        )',
      'failure(() => undefined, isRetrying)\n        )',
    ],
  }),
  ...inFile('shared/src/validation/storePath.ts', 'storePath.test.ts', {
    'signing in leads to another site': [" && !pathname.startsWith('//')", ''],
  }),
  ...inFile('storefront-mfe/src/collections/collectionFilters.ts', 'collectionFilters.test.ts', {
    'the brands in the URL of a collection are ignored': ["brands: query.getAll('brand'),", 'brands: [],'],
  }),
  ...inFile('shared/src/cart/cartStore.ts', 'contract', {
    'the public types of the cart gain a field': ['  isOpen: boolean;\n', '  isOpen: boolean;\n  note?: string;\n'],
  }),
  // pages
  ...inFile('storefront-mfe/src/home/Hero.tsx', 'pages.spec: home, collection and product', {
    'the home page renders other text in the browser than on the server': [
      '<Eyebrow>Skincare and makeup</Eyebrow>',
      "<Eyebrow>{typeof window === 'undefined' ? 'Skincare' : 'Skincare and makeup'}</Eyebrow>",
    ],
  }),
  ...inFile('shell/src/chrome/menus/AccountMenu.tsx', 'pages.spec: moves nothing, on a wide screen', {
    'the header shifts once it is known who is signed in': [') return <Placeholder />;', ') return null;'],
  }),
  ...inFile('shell/src/chrome/header/Header.tsx', 'chrome.spec: the header stays at the top', {
    'the header scrolls away': ['...sticky,\n  zIndex: 10,', "position: 'relative',\n  zIndex: 10,"],
  }),
  ...inFile('shared/src/hydration/inlineScript.ts', 'early-press.spec: buttons that are clicked before', {
    'what is clicked too early is lost': ['!add || queue[0]) {', '!add && isClick) return;\n  if (!add || queue[0]) {'],
  }),
  ...inFile('shell/src/federation/containers.ts', 'faults.spec: is tampered with', {
    'a remote that was tampered with is run': ['src: url, integrity, onload', 'src: url, onload'],
  }),
  ...inFile('shell/src/devtools/Inspector.tsx', 'inspect.spec: a developer sees whose is what', {
    'the inspector cannot be closed': ['  if (close) close();\n', ''],
  }),
  // find and choose
  ...inFile('storefront-mfe/src/components/CardOffer.tsx', 'collection.spec: a shade is chosen from a card', {
    'the dialog that asks for a shade does not give the focus back': [' !== undefined && (', ' && ('],
  }),
  ...inFile('storefront-mfe/src/product/buying/BuyBar.tsx', 'product.spec: the bar stays down to the footer', {
    'on a phone Add to Cart scrolls out of sight': ['...sticky,\n  zIndex: 5,', "position: 'relative',\n  zIndex: 5,"],
  }),
  ...inFile('storefront-mfe/src/wishlist/SavedProducts.tsx', 'wishlist.spec: a wishlist with removed products', {
    'the placeholder of a removed product is wider than a phone': [': 240,', ': 240,\n  minWidth: 391,'],
  }),
  // buy
  ...inFile('checkout-mfe/src/components/CartLine.tsx', 'cart.spec: lines are counted, held to the stock', {
    'the picture of a cart line is hidden from screen readers, but reached with the keyboard': ['tabIndex={-1} ', ''],
  }),
  ...inFile('checkout-mfe/src/checkout/CheckoutHeader.tsx', 'checkout.spec: every step says what is wrong', {
    'the steps of checkout that are still to come are too pale to be read': [' colors.textSoft', ' colors.lineStrong'],
  }),
  ...inFile('checkout-mfe/src/checkout/checkoutDraft.ts', 'card-data.spec: neither the card number nor', {
    'the card number is kept with what was typed': ['payment: fieldsLike(emptyPaymentChoices, payment)', 'payment'],
  }),
  ...inFile('shared/src/app/fragments/RemoteFragment.tsx', 'shell/src/outlets/FragmentOutlet.test.tsx', {
    'a fragment is shown without its props': ['search: queryOf(url)', "search: ''"],
  }),
  // the other remotes
  ...inFile('account-mfe/src/login/LoginPage.tsx', 'account.spec: signing in from the header leads back', {
    'Back passes the login page after signing in': ["to={from ?? '/account'} replace />", "to={from ?? '/account'} />"],
  }),
  ...inFile('shared/src/hydration/replayScript.ts', 'replayScript.test.tsx', {
    'what is entered too early is lost': ['enterValue(element, value, isChecked);', ';'],
  }),
  ...inFile('admin-mfe/src/admin/DataTable.tsx', 'admin.spec: accessible at 390 px', {
    'the tables of the admin are wider than a phone': [': ${minWidth / 16}rem)', ': ${minWidth / 16 - 25}rem)'],
  }),
  // rendering processes
  ...inFile('server/src/web/rendering/renderProcess.ts', 'renderPool.test.ts', {
    'a rendering process may use any memory': ['use.memory > limits.maxMemory', 'use.memory > Infinity'],
    'a render may take any time': ['ask(JOB, limits.deadlineMs,', 'ask(JOB, 4 * limits.deadlineMs,'],
  }),
  ...inFile('server/src/web/rendering/renderPool.ts', 'renderPool.test.ts', {
    'a process serves one remote after another': ['processesOf(next.tenant).findLast', '[...processes].findLast'],
    'a process that blocks between two jobs gets the next': ['= await used.check().', '= await Promise.resolve().'],
    'a process of a live build is ended for another one': ['(size === undefined ? undefined : idle[0])', 'idle[0]'],
    'a page that hangs holds up the others of its remote': ['next.isLate = true;', ''],
  }),
  ...inFile('server/src/web/rendering/tenantHealth.ts', 'renderPool.test.ts', {
    'a remote that ends processes is rendered again and again': ['?? 0) >= MAX_CRASHES', '?? 0) >= Infinity'],
  }),
  ...inFile('server/src/web/rendering/jobLimit.ts', 'jobLimit.test.ts', {
    'a process that waits for a processor is at fault': [' (!isReading && use?.isAsleep !== false)', ' (!isReading)'],
    'a process that waits for the database is at fault': ['if (!isReading && use', 'if (use'],
  }),
  ...inFile('server/src/web/rendering/renderJob.ts', 'renderPool.test.ts', {
    'new addresses come before known ones': ["['known', 'new', 'background']", "['background', 'new', 'known']"],
  }),
  ...inFile('server/src/web/pages/page.ts', 'latePages.test.ts', {
    'a late page without content is 200': ['isLate ? 503 : status', 'status'],
  }),
  ...inFile('server/src/web/pages/pageCache.ts', 'latePages.test.ts', {
    'the last page of a product that is gone is sent': [' (last && (!status || status === last.status))', ' (last)'],
    'each unknown address is a page of its own': [' url = sharedAddress(composition, asked);', ' url = asked;'],
  }),
  ...inFile('server/src/web/pages/preparePages.ts', 'preparePages.test.ts', {
    'a release is shown before its process has started': [
      'return hasStarted ? undefined : prepared;',
      'void prepared;\n    return undefined;',
    ],
  }),
  ...inFile('server/src/web/pages/addresses.ts', 'discovery.test.ts', {
    'a sitemap without the paths of a failed remote is kept': ['recorded.hasFailed) recorded.', '!recorded) recorded.'],
  }),
  ...inFile('server/src/web/rendering/renderWorker.js', 'isolation.test.ts', {
    'bundles have the globals of Node': ['\nwithholdGlobals();', '\n'],
    'the shell may use all modules of Node': ['if (MODULES.test(name))', "if (name.startsWith('node:'))"],
    'a bundle sees the messages of its process': [' line = slice(received, 0, at);', ' line = received.slice(0, at);'],
  }),
  ...inFile('server/src/web/rendering/renderProcess.ts', 'renderProcess.test.ts', {
    'a process may answer what it was not asked': ['if (message.id !== count || !current)', 'if (!current)'],
    'a message without the nonce is an answer': ['line.startsWith(`${nonce} `)', "line.includes(' ')"],
  }),
  ...inFile('server/src/web/rendering/renderer.ts', 'renderer.test.ts', {
    'a page that fails with the build before too is a fault': [
      'if ((await isFailing(alone, earlier, url, failure)) === false) found',
      'if (earlier) found',
    ],
    'a fault of which two builds may be the cause is booked': ['.length === 1 ? found[0]', '.length > 0 ? found[0]'],
    'a catalogue that does not answer is the fault of a build': ['(error) && !recorded.hasFailed', '(error)'],
  }),
  ...inFile('server/src/web/monitoring/countVisits.ts', 'monitorBuilds.test.ts', {
    'five dishonest networks withdraw a build': ['(bad - MAX_DISHONEST) * 100', 'bad * 100'],
  }),
  ...inFile('server/src/web/monitoring/judgeCanary.ts', 'honestBuilds.test.ts', {
    'five dishonest networks withdraw a canary': ['Math.max(0, bad - MAX_DISHONEST)', 'bad'],
  }),
  ...inFile('server/src/web/monitoring/monitorBuilds.ts', 'monitorBuilds.test.ts', {
    'a lost network is the fault of a build': [" !== 'retry' && !ON_THE_SHOPPERS_SIDE.test(message)", " !== 'retry'"],
    'a failure is proven by whatever is shown in its place': ['buildBefore(remote, failed)?.build === ', 'failed !== '],
    'a failure after a click is proven by a page without one': [" && phase !== 'event') ", ') '],
  }),
  ...inFile('server/src/main.ts', 'main.test.ts', {
    'a signal opens the inspector of the server': ["process.on('SIGUSR1', () => undefined);", ''],
  }),
  ...inFile('server/src/web/pages/pageCache.ts', 'rendering.test.ts', {
    'each marketing link is a page of its own': ['parameters ? keepParameters(url, parameters) : url', 'url'],
  }),
  ...mutantsOfRules,
];
