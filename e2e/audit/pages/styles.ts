/** For the screen, light and dark, and for paper. */
export const styles = `:root{color-scheme:light dark;--ink:light-dark(#15202b,#eceff1);--paper:light-dark(#fff,#12181e);--line:light-dark(#76808a,#8a959f);--head:light-dark(#eef1f4,#1d262e);--link:light-dark(#0b4a8f,#a3ccff);--good:light-dark(#0b5426,#8fe3a2);--bad:light-dark(#8f0d0d,#ffb3b3);--warn:light-dark(#6b4200,#ffd489)}
*{box-sizing:border-box}body{max-width:88rem;margin:0 auto;padding:1rem clamp(1rem,3vw,2.5rem) 4rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
h1{font-size:clamp(1.6rem,4vw,2.2rem);line-height:1.2;text-wrap:balance}h2{margin-block:3rem .75rem;padding-block-start:.75rem;border-block-start:3px solid;font-size:1.5rem;line-height:1.25}h3{margin-block:2rem .5rem;font-size:1.15rem}
p,dd,li{max-width:75ch}a{color:var(--link);text-underline-offset:.15em}code{font-size:.92em}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}nav a{display:inline-block;padding-block:.3rem}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:.35rem 1.5rem;margin:0}.facts dt{font-weight:600}.facts dd{margin:0}
.wide{margin-block:.75rem 1.5rem;overflow-x:auto}table{width:100%;min-width:52rem;border-collapse:collapse;font-size:.9375rem}caption{padding-block:.4rem;text-align:start;font-weight:600}
th,td{padding:.4rem .6rem;border:1px solid var(--line);text-align:start;vertical-align:top}thead th{background:var(--head)}tbody th{font-weight:600}
td ul,th ul{margin:0;padding-inline-start:1.1rem}td p{margin:0 0 .4rem}.number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.good,.bad,.warn{font-weight:600}.good{color:var(--good)}.bad{color:var(--bad)}.warn{color:var(--warn)}
summary{padding-block:.35rem;cursor:pointer;color:var(--link);text-decoration:underline;text-underline-offset:.15em}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}:target{outline:3px solid var(--link)}
.pictures{display:flex;flex-wrap:wrap;gap:1rem;margin-block:.5rem 1rem;padding:0;list-style:none}figure{margin:0}.pictures img{display:block;height:240px;width:auto;max-width:100%;border:1px solid var(--line)}figcaption{max-width:24rem;font-size:.875rem}
@media(max-width:40rem){.facts{grid-template-columns:1fr;gap:0}.facts dd{margin-block-end:.5rem}}
@media print{:root{color-scheme:light;font-size:9pt}body{max-width:none;padding:0}.wide{overflow:visible}table{min-width:0}thead{display:table-header-group}tr,figure{break-inside:avoid}h2,h3,caption{break-after:avoid}nav{display:none}details::details-content{content-visibility:visible;height:auto}summary{color:inherit;text-decoration:none}a{color:inherit}.pictures img{height:140px}}`;
