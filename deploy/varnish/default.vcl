# A shared cache in front of the store, as a CDN is one:
#   varnishd -F -a :8082 -f $PWD/deploy/varnish/default.vcl -p vcl_path=$PWD/deploy/varnish -p http_gzip_support=off \
#     -p http_req_hdr_len=128k -p http_req_size=144k -p workspace_client=384k -p workspace_backend=384k
# backend.vcl names what is behind it. Without gzip of its own it keeps the brotli of the store.
# The second line lets it read headers as large as the store does.
vcl 4.1;

include "backend.vcl";

sub vcl_recv {
  # no shopper can send their own
  unset req.http.x-campaign;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # orders and receipts, reports, health: not even looked for
  if (req.url ~ "^/(api/|healthz|readyz)") {
    return (pass);
  }
  # their names have the hash of their content
  if (req.url ~ "^/(assets|images)/") {
    unset req.http.Cookie;
    return (hash);
  }
  # no page reads parameters of campaigns: pages are asked for and stored without them
  if (req.url ~ "[?&](utm_\w+|(fb|g|d|tt|tw)clid|msclkid|[gw]braid|mc_[ce]id)=") {
    set req.http.x-campaign = regsuball(regsub(req.url, "^[^?]*\?", "&"), "&(?!(utm_\w+|(fb|g|d|tt|tw)clid|msclkid|[gw]braid|mc_[ce]id)=)[^&]*", "");
    set req.url = regsub(regsuball(regsub(req.url, "\?", "?&"), "&(utm_\w+|(fb|g|d|tt|tw)clid|msclkid|[gw]braid|mc_[ce]id)=[^&]*", ""), "\?&?", "?");
    set req.url = regsub(req.url, "\?$", "");
  }
  # a shopper with other builds than the live ones
  if (req.http.Cookie ~ "(^|;\s*)glow_(preview|bucket)=" || req.url ~ "[?&]preview=") {
    return (pass);
  }
  # no other cookie changes a page
  unset req.http.Cookie;
  return (hash);
}

sub vcl_backend_fetch {
  unset bereq.http.x-campaign;
}

sub vcl_deliver {
  # a redirect keeps them for what counts them in the browser
  if (req.http.x-campaign && resp.http.Location ~ "\?") {
    set resp.http.Location = regsub(resp.http.Location, "(#|$)", req.http.x-campaign + "\1");
  } else if (req.http.x-campaign && resp.http.Location) {
    set resp.http.Location = regsub(resp.http.Location, "(#|$)", regsub(req.http.x-campaign, "^&", "?") + "\1");
  }
}

sub vcl_backend_response {
  # what must be revalidated is never served stale: a changed price is seen when max-age is over
  if (beresp.http.Cache-Control ~ "must-revalidate") {
    set beresp.grace = 0s;
    # ask with the ETag
    set beresp.keep = 1m;
  }
  # `private`, `no-store`, `no-cache` and answers with cookies: Varnish stores none of them (vcl_backend_response of its own)
}
