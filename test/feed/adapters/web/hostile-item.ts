import type { Entry } from '../../support/loopback-web.js';

/** A title and a text that try to run, to load, to leave their place and to be very long. */
export const hostileEntry = (at: number): Entry => ({
  title: `Hostile <script>document.title='ran'</script><img src=x onerror="document.title='ran'"> \u202e${'Z\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309\u030a'.repeat(20)}`,
  author: '"><script>document.title=1</script>',
  summary: `<b onmouseover=alert(1)>Summary</b> ${'wide'.repeat(200)}`,
  content: `<script>document.title='ran'</script>
    <p onclick="document.title='ran'">Text <a href="javascript:document.title='ran'">click</a>
    <a href="https://safe.example/page">safe</a> <a href=" jav&#x09;ascript:alert(1)">again</a></p>
    <img src="https://pictures.example/tracker.png" onerror="document.title='ran'" alt='A "picture" <b>'>
    <img srcset="https://pictures.example/set.png 2x" src="//pictures.example/relative.png">
    <svg onload="document.title='ran'"><image href="https://pictures.example/svg.png"/></svg>
    <iframe src="https://frames.example/"></iframe><video poster="https://pictures.example/poster.png" autoplay src="https://video.example/v.mp4"></video>
    <link rel="stylesheet" href="https://styles.example/x.css"><meta http-equiv="refresh" content="0;url=https://evil.example/">
    <style>@import url(https://styles.example/y.css); body{display:none}</style><base href="https://evil.example/">
    <form action="https://evil.example/"><button>send</button></form>
    <h1>مرحبا <b>بالعالم</b></h1><h6>Deep</h6>
    <p>${'Zalgo\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309\u030a\u030b'.repeat(40)}</p>
    <pre>${'wide '.repeat(400)}</pre><p>${'w'.repeat(20_000)}</p>
    ${'<blockquote><ul><li>deep'.repeat(100)}
    ${Array.from({ length: 30 }, (_, n) => `<p>Paragraph ${n}. ${'It goes on and on. '.repeat(60)}</p>`).join('')}`,
  at,
});
